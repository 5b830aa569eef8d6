import type { StaffDelivery } from '../../../../contract/staff-settings.ts';
import { STAFF_MAX } from '../../../../domain/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { TextsField } from '../office/texts-field.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

interface UsualTimeProps {
  field: 'deliveryTime' | 'collectionTime';
  draft: Draft<DeliveryDraft>;
  saved: StaffDelivery;
}

/** How long it usually takes, as customers read it. */
export function UsualTime({ field, draft, saved }: UsualTimeProps) {
  const t = useMessages('delivery-settings');
  return (
    <TextsField
      label={t(field === 'deliveryTime' ? 'delivery_time' : 'collection_time')}
      optional={t('optional')}
      hint={t('time_hint')}
      value={draft.value[field]}
      saved={saved[field]}
      maxLength={STAFF_MAX.timeText}
      errorOf={(language) => draft.errorOf(`${field}.${language}`)}
      onChange={(text) => draft.change({ [field]: text })}
    />
  );
}
