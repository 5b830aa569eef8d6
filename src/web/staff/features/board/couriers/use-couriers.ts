import { useEffect, useEffectEvent, useState } from 'react';
import { listCouriers, settleCourier, undoSettlement } from '../../../../../contract/endpoints/couriers.ts';
import type { Carrier, Couriers } from '../../../../../contract/staff/staff-courier-cash.ts';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import type { ApiResult } from '../../../../../contract/transport.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { useStaff } from '../../../app/staff-context.ts';
import { useRecord } from '../../../app/use-record.ts';

/** What no order tells of, a settlement on another screen above all, is seen after so long. */
const ASKED_EVERY_MS = 30_000;

interface CouriersNow {
  /** null: not known yet. */
  couriers: Couriers | null;
  isBusy: boolean;
  /** Takes the cash that a courier has. */
  settle(carrier: Carrier): Promise<void>;
  /** Gives it back to its courier. */
  undo(settlementId: string): Promise<void>;
}

/** Who carries what and the cash that each has, asked for again whenever an order with a courier has changed. */
export function useCouriers(): CouriersNow {
  const { call, board } = useStaff();
  const { snackbar } = useApp();
  const staff = useMessages('staff');
  const [isBusy, setBusy] = useState(false);
  const record = useRecord('couriers', () => call(listCouriers, { quiet: true }));
  const reload = useEffectEvent(record.reload);
  useEffect(() => {
    let seen = carriedIn(board.state.get().orders);
    const stop = board.state.subscribe(() => {
      const carried = carriedIn(board.state.get().orders);
      if (carried === seen) return;
      seen = carried;
      reload();
    });
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, ASKED_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [board]);

  async function send(sent: Promise<ApiResult<{ data: Couriers }>>): Promise<void> {
    setBusy(true);
    const answer = await sent;
    setBusy(false);
    if (answer.ok) return record.take(answer.data.data);
    snackbar.show(refusalText(answer.failure) || staff('no_answer'), { tone: 'warning' });
    // What the refusal speaks of.
    record.reload();
  }

  return {
    couriers: record.value,
    isBusy,
    settle: ({ brings }) => send(call(settleCourier, { body: brings, quiet: true })),
    undo: (id) => send(call(undoSettlement, { params: { id }, quiet: true })),
  };
}

/** Which orders couriers have, and how far they are. */
function carriedIn(orders: ReadonlyMap<string, StaffOrder>): string {
  return [...orders.values()]
    .flatMap(({ _id, courier, status }) => (courier ? `${_id} ${courier.name} ${status}` : []))
    .join();
}
