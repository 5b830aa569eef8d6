import { useState } from 'react';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { CopyDay } from './copy-day.tsx';
import { furtherWindow, type HoursDraft } from './hours-draft.ts';
import styles from './week-hours.module.css';
import { WindowList } from './window-list.tsx';

/** The hours of Monday to Sunday, each day with a button that copies them to other days. */
export function WeekHours({ draft }: { draft: Draft<HoursDraft> }) {
  const t = useMessages('hours-settings');
  const days = useMessages('shell');
  const [copied, setCopied] = useState<Weekday | null>(null);
  const { week } = draft.value;
  const change = (changes: Partial<HoursDraft['week']>) => draft.change({ week: { ...week, ...changes } });
  return (
    <Panel title={t('week')}>
      <ul className={styles.week}>
        {MONDAY_FIRST.map((day) => (
          <li key={day} className={styles.day}>
            <Switch
              className={styles.name}
              checked={week[day].length > 0}
              description={week[day].length ? undefined : t('closed')}
              onChange={({ currentTarget }) => change({ [day]: currentTarget.checked ? [furtherWindow([])] : [] })}
            >
              {days(day)}
            </Switch>
            <WindowList
              isBesideName
              of={days(day)}
              windows={week[day]}
              errorOf={(path) => draft.errorOf(`openingHours.${day}.${path}`)}
              onChange={(windows) => change({ [day]: windows })}
              actions={
                <Button
                  variant="text"
                  size="sm"
                  before="copy"
                  aria-label={t('copy_of', { day: days(day) })}
                  onClick={() => setCopied(day)}
                >
                  {t('copy')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {copied && (
        <CopyDay
          from={copied}
          close={() => setCopied(null)}
          copyTo={(targets) => change(Object.fromEntries(targets.map((day) => [day, week[copied]])))}
        />
      )}
    </Panel>
  );
}
