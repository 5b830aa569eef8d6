import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextsField } from '../editing/texts-field.tsx';
import styles from './closures.module.css';
import type { ClosureDraft } from './hours-draft.ts';

interface ClosureFieldsProps {
  closure: ClosureDraft;
  /** Its number in the list, which names it. */
  number: number;
  firstDate: string;
  errorOf(path: string): string | null;
  onChange(changes: Partial<ClosureDraft>): void;
  onRemove(): void;
}

/** First and last day of a closure, and what customers read. */
export function ClosureFields({ closure, number, firstDate, errorOf, onChange, onRemove }: ClosureFieldsProps) {
  const t = useMessages('hours-settings');
  const { from, to, sentence, saved } = closure;
  return (
    <fieldset className={styles.closure}>
      <legend className="visually-hidden">{t('closure_number', { number })}</legend>
      <TextField
        type="date"
        label={t('first_day')}
        min={firstDate}
        value={from}
        error={errorOf('from')}
        onChange={({ currentTarget: { value } }) => onChange({ from: value, ...(to < value && { to: value }) })}
      />
      <TextField
        type="date"
        label={t('last_day')}
        min={from || firstDate}
        value={to}
        error={errorOf('to')}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
      <IconButton
        icon="trash-2"
        variant="danger"
        className={styles.remove}
        label={t('remove_closure', { number })}
        onClick={onRemove}
      />
      <div className={styles.sentence}>
        <TextsField
          label={t('sentence')}
          optional={t('optional')}
          hint={t('sentence_hint')}
          value={sentence}
          saved={saved}
          maxLength={STAFF_MAX.closureSentence}
          errorOf={(language) => errorOf(`sentence.${language}`)}
          onChange={(changed) => onChange({ sentence: changed })}
        />
      </div>
    </fieldset>
  );
}
