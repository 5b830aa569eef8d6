import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ZoneFields } from './zone-draft.ts';

interface DeliveredByProps {
  zone: ZoneFields;
  restaurant: Pick<Restaurant, 'deliveredBy'>;
  onChange(change: Pick<ZoneFields, 'deliveredBy'>): void;
}

/** The service that brings a zone's orders. Nothing where the restaurant is connected with none. */
export function DeliveredBy({ zone: { deliveredBy }, restaurant, onChange }: DeliveredByProps) {
  const t = useMessages('zone-settings');
  const services = [...new Set([...(restaurant.deliveredBy ?? []), ...(deliveredBy ? [deliveredBy] : [])])];
  if (services.length === 0) return null;
  return (
    <SelectField
      label={t('deliveredBy')}
      hint={t('deliveredBy_hint')}
      value={deliveredBy}
      options={[
        { value: '' as const, label: t('deliveredBy_us') },
        ...services.map((service) => ({ value: service, label: SERVICE_NAMES[service] })),
      ]}
      onChange={({ currentTarget }) => onChange({ deliveredBy: currentTarget.value as DeliveryService | '' })}
    />
  );
}
