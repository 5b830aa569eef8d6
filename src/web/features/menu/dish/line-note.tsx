import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ProductChoice } from '../choice/use-product-choice.ts';

/** A few words to one dish, where the restaurant takes some. */
export function LineNote({ note, setNote }: Pick<ProductChoice, 'note' | 'setNote'>) {
  const t = useMessages('product');
  return (
    <TextField
      label={t('note')}
      hint={t('note_hint')}
      name="note"
      autoComplete="off"
      maxLength={MAX.lineNote}
      cutText={t('note_cut')}
      value={note}
      onChange={({ currentTarget }) => setNote(currentTarget.value)}
    />
  );
}
