import { useState } from 'react';
import { listAudit, listTeam } from '../../../../contract/endpoints/team.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { AuditFilter, type Filter } from './audit-filter.tsx';
import { EntriesList } from './entries-list.tsx';

/** The audit log of the restaurant's staff, newest first. */
export function AuditView() {
  const t = useMessages('audit');
  const { call } = useStaff();
  const [filter, setFilter] = useState<Filter>({});
  const people = useRecord('people', () => call(listTeam, { quiet: true }));
  const record = useRecord(`history/${JSON.stringify(filter)}`, () => call(listAudit, { query: filter, quiet: true }));
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      before={<AuditFilter people={people.value?.staff ?? []} filter={filter} onChange={setFilter} />}
    >
      {(page) => (
        <EntriesList
          page={page}
          filter={filter}
          onMore={(more) => record.take({ entries: [...page.entries, ...more.entries], next: more.next })}
        />
      )}
    </RecordPage>
  );
}
