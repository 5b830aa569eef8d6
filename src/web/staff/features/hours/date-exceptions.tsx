import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { DateException } from './date-exception.tsx';
import styles from './date-exceptions.module.css';
import { type ExceptionDraft, type HoursDraft, withNextYear } from './hours-draft.ts';

/** Dates whose hours differ from their weekday's. `firstDate`: 'YYYY-MM-DD', the first that can be chosen. */
export function DateExceptions({ draft, firstDate }: { draft: Draft<HoursDraft>; firstDate: string }) {
  const t = useMessages('hours-settings');
  const { snackbar } = useApp();
  const { exceptions } = draft.value;
  const next = withNextYear(exceptions);
  const copies = next.length - exceptions.length;
  const change = (changed: readonly ExceptionDraft[]) => draft.change({ exceptions: changed });
  return (
    <Panel title={t('exceptions')}>
      <p className="muted">{t('exceptions_text')}</p>
      <ul className={styles.list}>
        {exceptions.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
          <li key={index} className={styles.row}>
            <DateException
              exception={exception}
              number={index + 1}
              firstDate={firstDate}
              errorOf={(path) => draft.errorOf(`exceptions.${index}.${path}`)}
              onChange={(changes) =>
                change(exceptions.map((each, at) => (at === index ? { ...each, ...changes } : each)))
              }
              onRemove={() => change(exceptions.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <FieldError id="exceptions-error">{draft.errorOf('exceptions')}</FieldError>
      <div className={styles.actions}>
        {exceptions.length < STAFF_MAX.openingExceptions && (
          <Button variant="outline" before="plus" onClick={() => change([...exceptions, { date: '', windows: [] }])}>
            {t('add_date')}
          </Button>
        )}
        {copies > 0 && (
          <Button
            variant="text"
            before="copy"
            onClick={() => {
              change(next);
              snackbar.show(t('copied_dates', { count: copies }));
            }}
          >
            {t('copy_dates')}
          </Button>
        )}
      </div>
      {copies > 0 && <p className={styles.hint}>{t('copy_dates_hint')}</p>}
    </Panel>
  );
}
