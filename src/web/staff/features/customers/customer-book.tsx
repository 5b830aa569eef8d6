import { useDeferredValue, useState } from 'react';
import { searchCustomers } from '../../../../contract/endpoints/customer-book.ts';
import type { CustomersFound } from '../../../../contract/staff/staff-customers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import styles from './customer-book.module.css';
import { CustomerRows } from './customer-rows.tsx';
import { usePaused } from './use-paused.ts';

/** Everybody who ordered at the restaurant, who ordered last first, or whom somebody looks for. */
export function CustomerBook() {
  const t = useMessages('customers');
  const { call } = useStaff();
  const [typed, setTyped] = useState('');
  const asked = usePaused(useDeferredValue(typed.trim()));
  const record = useRecord(`customers/${asked}`, () => call(searchCustomers, { body: { typed: asked }, quiet: true }));
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      before={
        <TextField
          type="search"
          icon="search"
          shape="pill"
          label={t('search')}
          hint={t('search_hint')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.search}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      }
    >
      {(found) => <Found found={found} typed={asked} onMore={record.take} />}
    </RecordPage>
  );
}

interface FoundProps {
  found: CustomersFound;
  typed: string;
  onMore(found: CustomersFound): void;
}

function Found({ found, typed, onMore }: FoundProps) {
  const t = useMessages('customers');
  const { call } = useStaff();
  const [isAsking, setAsking] = useState(false);
  const { customers, hasMore } = found;
  async function more(): Promise<void> {
    const after = customers.at(-1)?._id;
    if (after === undefined) return;
    setAsking(true);
    const answer = await call(searchCustomers, { body: { after } });
    setAsking(false);
    if (answer.ok) onMore({ ...answer.data.data, customers: [...customers, ...answer.data.data.customers] });
  }
  if (customers.length === 0) {
    const [title, text] = typed ? (['nobody_title', 'nobody_text'] as const) : (['none_title', 'none_text'] as const);
    return <EmptyState framed emoji="magnifier" title={t(title)} text={t(text)} />;
  }
  return (
    <>
      <CustomerRows customers={customers} label={t('title')} />
      {hasMore &&
        (typed ? (
          <p className="muted">{t('too_many')}</p>
        ) : (
          <Button variant="outline" busy={isAsking} className={styles.more} onClick={() => void more()}>
            {t('more')}
          </Button>
        ))}
    </>
  );
}
