import type { Colleague } from '../../../../contract/staff-people.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../office/record-page.tsx';
import { AddColleague } from './add-colleague.tsx';
import { ColleagueRow } from './colleague-row.tsx';
import styles from './people.module.css';
import { RolesExplained } from './roles-explained.tsx';

/** Who works at the restaurant, and in which role. */
export function People() {
  const t = useMessages('people');
  const { api } = useStaff();
  const record = useRecord('people', () => api.people({ quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {({ staff, invitations }) => {
        const take = (changed: Colleague[]) => record.take({ staff: changed, invitations });
        return (
          <>
            <Panel title={t('team')}>
              <ul className={styles.team}>
                {staff.map((colleague) => (
                  <li key={colleague.userId}>
                    <ColleagueRow
                      colleague={colleague}
                      onChanged={(changed) =>
                        take(staff.map((each) => (each.userId === changed.userId ? changed : each)))
                      }
                      onLeft={() => take(staff.filter(({ userId }) => userId !== colleague.userId))}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
            <AddColleague
              onAdded={(added) => take([...staff.filter(({ userId }) => userId !== added.userId), added])}
            />
            <RolesExplained />
          </>
        );
      }}
    </RecordPage>
  );
}
