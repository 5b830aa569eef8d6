import { useId } from 'react';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './date-exception.module.css';
import { type ExceptionDraft, furtherWindow } from './hours-draft.ts';
import { WindowList } from './window-list.tsx';

interface DateExceptionProps {
  exception: ExceptionDraft;
  /** Its number in the list, which names it while it has no date. */
  number: number;
  firstDate: string;
  errorOf(path: string): string | null;
  onChange(changes: Partial<ExceptionDraft>): void;
  onRemove(): void;
}

/** The hours of one date: closed, or open at other times. */
export function DateException({ exception, number, firstDate, errorOf, onChange, onRemove }: DateExceptionProps) {
  const t = useMessages('hours-settings');
  const language = useLanguage();
  const name = useId();
  const { date, windows } = exception;
  const day = date
    ? dateTime(`${date}T12:00:00Z`, 'UTC', language, { weekday: 'short', day: 'numeric', month: 'long' })
    : t('date_number', { number });
  return (
    <div className={styles.exception}>
      <TextField
        type="date"
        label={t('date')}
        aria-label={t('date_of', { day })}
        min={firstDate}
        value={date}
        error={errorOf('date')}
        onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
      />
      <Segmented
        label={t('kind_of', { day })}
        name={name}
        className={styles.kind}
        value={windows.length ? 'open' : 'closed'}
        onChange={(kind) => onChange({ windows: kind === 'open' ? [furtherWindow([])] : [] })}
        options={[
          { value: 'closed', label: t('closed') },
          { value: 'open', label: t('other_hours') },
        ]}
      />
      <IconButton
        icon="trash-2"
        variant="danger"
        className={styles.remove}
        label={t('remove_date', { day })}
        onClick={onRemove}
      />
      {windows.length > 0 && (
        <div className={styles.windows}>
          <WindowList
            of={day}
            windows={windows}
            errorOf={errorOf}
            onChange={(changed) => onChange({ windows: changed })}
          />
        </div>
      )}
    </div>
  );
}
