import { useState } from 'react';
import { listAudit } from '../../../../contract/endpoints/team.ts';
import type { AuditPage } from '../../../../contract/staff/staff-audit.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { Filter } from './audit-filter.tsx';
import styles from './entries-list.module.css';
import { EntryCard } from './entry-card.tsx';

interface EntriesListProps {
  page: AuditPage;
  filter: Filter;
  onMore(page: AuditPage): void;
}

/** The entries loaded so far, with a button for older ones. */
export function EntriesList({ page: { entries, next }, filter, onMore }: EntriesListProps) {
  const t = useMessages('audit');
  const { call } = useStaff();
  const [isAsking, setAsking] = useState(false);
  async function ask(after: string): Promise<void> {
    setAsking(true);
    const answer = await call(listAudit, { query: { ...filter, after } });
    setAsking(false);
    if (answer.ok) onMore(answer.data.data);
  }
  if (entries.length === 0) {
    return <EmptyState framed emoji="magnifier" title={t('none_title')} text={t('none_text')} />;
  }
  return (
    <>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ol>
      {next && (
        <Button variant="outline" busy={isAsking} className={styles.more} onClick={() => void ask(next)}>
          {t('older')}
        </Button>
      )}
    </>
  );
}
