import { Link } from 'react-router';
import type { Till } from '../../../../contract/staff/staff-till.ts';
import { useMessages } from '../../../app/app-context.ts';
import { EntryList, EntryRow } from '../editing/entry-list.tsx';

interface TillWaitingProps {
  waiting: Till['waiting'];
  timeText(at: string): string;
}

/** The orders that have not come to the till, each with why and when it is tried next. */
export function TillWaiting({ waiting, timeText }: TillWaitingProps) {
  const t = useMessages('till');
  if (waiting.length === 0) return <p role="status">{t('none_waiting')}</p>;
  const entries = waiting.map((each) => ({ ...each, _id: each.orderId }));
  return (
    <EntryList entries={entries} label={t('waiting')}>
      {({ orderId, orderNumber, at, state, nextAt, error }) => (
        <EntryRow level={3} name={orderNumber} actions={<Link to={`/staff/orders/${orderId}`}>{timeText(at)}</Link>}>
          <p className="muted small">
            {[t('waiting'), state === 'failed' ? t('given_up') : nextAt && t('next', { at: timeText(nextAt) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {error && <p className="muted small">{error}</p>}
        </EntryRow>
      )}
    </EntryList>
  );
}
