import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

interface UsualTimeProps {
  field: 'deliveryTime' | 'collectionTime';
  draft: Draft<DeliveryDraft>;
  /** What customers read now, in the words of the reader's language. */
  shown: string;
}

/** How many minutes it usually takes. */
export function UsualTime({ field, draft, shown }: UsualTimeProps) {
  const t = useMessages('delivery-settings');
  return (
    <TextField
      label={t(field === 'deliveryTime' ? 'delivery_time' : 'collection_time')}
      optional={t('optional')}
      hint={t('time_hint', { shown })}
      value={draft.value[field]}
      autoComplete="off"
      error={draft.errorOf(field) ?? draft.errorOf(`${field}.from`) ?? draft.errorOf(`${field}.to`)}
      onChange={({ currentTarget }) => draft.change({ [field]: currentTarget.value })}
    />
  );
}
