import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import type { OpeningWindow } from '../../../../domain/times/opening-windows.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { clockTime } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { furtherWindow } from './hours-draft.ts';
import styles from './window-list.module.css';

interface WindowListProps {
  /** The day or date, which is part of every control's accessible name. */
  of: string;
  windows: readonly OpeningWindow[];
  onChange(windows: readonly OpeningWindow[]): void;
  /** The error message by path below the day: "open", "windows.1.close", "windows"; null: none. */
  errorOf(path: string): string | null;
  /** Further buttons, after the one that adds. */
  actions?: Elements;
  /** Whether the buttons stand beside the day's name on phones, as symbols: the day is a grid of two columns there. */
  isBesideName?: boolean;
}

/** The opening windows of one day. */
export function WindowList({ of, windows, onChange, errorOf, actions, isBesideName = false }: WindowListProps) {
  const t = useMessages('hours-settings');
  const change = (index: number, changes: Partial<OpeningWindow>) =>
    onChange(windows.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  const errorAt = (index: number, end: 'open' | 'close') =>
    errorOf(windows.length > 1 ? `windows.${index}.${end}` : end);
  return (
    <div className={isBesideName ? `${styles.list} ${styles.beside}` : styles.list}>
      {windows.map((window, index) => {
        const named = windows.length > 1 ? t('opening_of', { day: of, number: index + 1 }) : of;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
          <div key={index} className={styles.window}>
            {(['open', 'close'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={t(end)}
                aria-label={t(end === 'open' ? 'open_of' : 'close_of', { day: named })}
                value={window[end]}
                error={errorAt(index, end)}
                onChange={({ currentTarget }) => change(index, { [end]: currentTarget.value })}
              />
            ))}
            <IconButton
              icon="trash-2"
              variant="danger"
              className={styles.remove}
              label={t('remove_hours', { day: named })}
              onClick={() => onChange(windows.filter((_, at) => at !== index))}
            />
            <Meaning window={window} />
          </div>
        );
      })}
      <div className={styles.actions}>
        {windows.length < STAFF_MAX.openingWindows && !windows.some(isAllDay) && (
          <Button
            variant="text"
            size="sm"
            before="plus"
            aria-label={t('add_hours_of', { day: of })}
            onClick={() => onChange([...windows, furtherWindow(windows)])}
          >
            {t('add_hours')}
          </Button>
        )}
        {actions}
      </div>
      <FieldError id={`${of}-overlap`}>{errorOf('windows')}</FieldError>
    </div>
  );
}

function isAllDay({ open, close }: OpeningWindow): boolean {
  return open !== '' && open === close;
}

/** Explains a window that is not obvious: open all day, or past midnight. */
function Meaning({ window }: { window: OpeningWindow }) {
  const { open, close } = window;
  const t = useMessages('hours-settings');
  const language = useLanguage();
  if (!open || !close || close > open) return null;
  const [hours, minutes] = close.split(':').map(Number);
  const time = clockTime((hours ?? 0) * 60 + (minutes ?? 0), language);
  return <p className={styles.meaning}>{isAllDay(window) ? t('all_day') : t('next_day', { time })}</p>;
}
