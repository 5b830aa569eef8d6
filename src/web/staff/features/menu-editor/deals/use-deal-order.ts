import { useRef, useState } from 'react';
import { orderDeals } from '../../../../../contract/endpoints/deals.ts';
import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { useStaff } from '../../../app/staff-context.ts';
import type { RecordState } from '../../../app/use-record.ts';
import { inOrder, moved } from '../moved.ts';

/** Reorders the deals: shown at once, sent one change after another, reverted if the server refuses. */
export function useDealOrder(deals: StaffDeal[], record: RecordState<{ deals: StaffDeal[] }>) {
  const t = useMessages('menu-editor');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const sent = useRef(Promise.resolve());
  /** The announcement of the latest move for screen readers. */
  const [said, setSaid] = useState('');

  function move(id: string, name: string, step: 1 | -1): void {
    const next = moved(
      deals.map(({ _id }) => _id),
      id,
      step,
    );
    if (!next) return;
    setSaid(t('place', { name, place: next.indexOf(id) + 1, count: next.length }));
    record.take({ deals: inOrder(deals, next) });
    sent.current = sent.current.then(() => send(next));
  }

  async function send(ids: string[]): Promise<void> {
    const result = await call(orderDeals, { body: { ids }, quiet: true });
    if (result.ok) return;
    snackbar.show(refusalText(result.failure) || t('order_not_saved'), { tone: 'error' });
    record.reload();
  }

  return { move, said };
}
