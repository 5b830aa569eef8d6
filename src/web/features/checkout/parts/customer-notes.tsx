import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TellKitchen } from '../../menu/safe/tell-kitchen.tsx';
import { useCheckout } from '../checkout-context.ts';

/** What the guest tells the kitchen: in their words, and what they avoid. */
export function CustomerNotes() {
  const t = useMessages('checkout');
  const sentences = useMessages('fields');
  const { draft, change } = useCheckout();
  return (
    <>
      <TextArea
        label={t('notes')}
        optional={t('optional')}
        name="customerNotes"
        placeholder={t('notes_placeholder')}
        maxLength={MAX.customerNotes}
        cutText={sentences('was_cut')}
        counter
        rows={3}
        value={draft.customerNotes}
        onChange={(event) => change({ type: 'set', values: { customerNotes: event.currentTarget.value } })}
      />
      <TellKitchen />
    </>
  );
}
