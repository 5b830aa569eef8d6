import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { DateException } from './date-exception.tsx';
import styles from './date-exceptions.module.css';
import type { ExceptionDraft, HoursDraft } from './hours-draft.ts';

/** Dates whose hours differ from their weekday's. `firstDate`: 'YYYY-MM-DD', the first that can be chosen. */
export function DateExceptions({ draft, firstDate }: { draft: Draft<HoursDraft>; firstDate: string }) {
  const t = useMessages('hours-settings');
  const { exceptions } = draft.value;
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
      {exceptions.length < STAFF_MAX.openingExceptions && (
        <Button variant="outline" before="plus" onClick={() => change([...exceptions, { date: '', windows: [] }])}>
          {t('add_date')}
        </Button>
      )}
    </Panel>
  );
}
