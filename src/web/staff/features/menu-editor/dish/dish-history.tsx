import { useState } from 'react';
import { getDishHistory } from '../../../../../contract/endpoints/dishes.ts';
import type { AuditEntry } from '../../../../../contract/staff/staff-audit.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffDish } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useRecord } from '../../../app/use-record.ts';
import { useDishChanges } from '../change-labels.ts';
import { ChangedFactLine } from './changed-fact-line.tsx';
import { changedFacts } from './changed-facts.ts';
import styles from './dish-history.module.css';

interface Page {
  entries: AuditEntry[];
  next: string | null;
}

/** The audit log of a dish, newest first. */
export function DishHistory({ menu, dish }: { menu: MenuRecord; dish: StaffDish }) {
  const t = useMessages('menu-editor');
  const { call } = useStaff();
  const { value, take } = useRecord<Page>(`history/${dish._id}/${dish.version}`, () =>
    call(getDishHistory, { params: { id: dish._id }, quiet: true }),
  );
  const [isAsking, setIsAsking] = useState(false);
  async function more({ entries, next }: Page): Promise<void> {
    if (next === null) return;
    setIsAsking(true);
    const result = await call(getDishHistory, { params: { id: dish._id }, query: { after: next } });
    setIsAsking(false);
    if (!result.ok) return;
    const older = result.data.data;
    take({ ...older, entries: entries.concat(older.entries) });
  }
  if (!value) return null;
  return (
    <Panel title={t('history')}>
      {value.entries.length === 0 && <p className="muted">{t('no_history')}</p>}
      <ol className={styles.list}>
        {value.entries.map((entry) => (
          <Entry key={entry._id} entry={entry} menu={menu} />
        ))}
      </ol>
      {value.next !== null && (
        <Button variant="text" busy={isAsking} onClick={() => void more(value)}>
          {t('older')}
        </Button>
      )}
    </Panel>
  );
}

function Entry({ entry, menu }: { entry: AuditEntry; menu: MenuRecord }) {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  const say = useDishChanges(menu);
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  return (
    <li className={styles.entry}>
      <p>
        <b>{`${entry.who?.name ?? t('by_itself')} `}</b>
        <time dateTime={entry.at} className={styles.when}>
          {dateTime(entry.at, zone, language, DATE_AND_TIME)}
        </time>
      </p>
      {entry.before === null && <p>{t('was_added')}</p>}
      {changedFacts(entry).map((fact) => (
        <ChangedFactLine
          key={fact.path}
          fact={fact}
          label={say({ path: fact.path, now: null }).label}
          say={(value) => (value === null || value === undefined ? '' : say({ path: fact.path, now: value }).now)}
        />
      ))}
    </li>
  );
}
