import type { Language } from '../../domain/languages.ts';
import { canTransition, nextStatuses, type OrderStatus, type StatusActor } from '../../domain/order-status.ts';
import type { OrderType } from '../../domain/order-types.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { inTransaction, type Tx } from '../platform/database.ts';
import { Refusal, type RefusalKind, type Sentence } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { queueOrderMail } from './order-mail.repo.ts';
import { ordersRefusals } from './orders.refusals.ts';
import {
  appendHistory,
  findOrder,
  moveOrder,
  type OrderRow,
  type OrderScope,
  type StoredOrder,
} from './orders.repo.ts';
import { publishOrder } from './publish-order.ts';
import { changedColumns, settleOrder } from './settle-order.ts';

export interface StatusChange {
  scope: OrderScope;
  id: string;
  to: OrderStatus;
  actor: StatusActor;
  /** The user who does it; null: the system. */
  by: string | null;
  /** Shown to the customer in the timeline: somebody's words, or a sentence in the language of the order. */
  notes?: string | Sentence | undefined;
  /** The restaurant's promise, in minutes from now. */
  readyInMinutes?: number | undefined;
  /** Only from this state; else from any that the table allows. */
  from?: OrderStatus;
  /** The version that it is meant for; any, when it is left out. */
  expectedVersion?: number | undefined;
  /** The refusal of a step that the table of transitions does not allow, or no longer. */
  refusal: RefusalKind;
  /** Written in the same transaction. */
  alongside?: (tx: Tx, before: OrderRow, after: OrderRow) => Promise<void>;
}

/**
 * Moves an order to another state with all that follows: history, points, promotion uses, payment, letter, and the
 * customer's open pages (DECISIONS "Order states", "Points"). Of changes at one moment one wins, the others are refused.
 */
export async function changeStatus(services: Services, change: StatusChange): Promise<StoredOrder> {
  const now = services.clock();
  const stored = await inTransaction(services.db, (tx) => writeChange(tx, change, now));
  services.outbox.wake();
  services.metrics.orderChanges.inc({ status: change.to });
  await publishOrder(services, stored);
  return stored;
}

async function writeChange(tx: Tx, change: StatusChange, now: number): Promise<StoredOrder> {
  const { id, scope, to, actor, by, expectedVersion } = change;
  const read = async () => {
    const stored = await findOrder(tx, { ...scope, id });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    return stored;
  };
  const before = (await read()).order;
  const from = before.status as OrderStatus;
  checkVersion(before, expectedVersion);
  const isMeant = (change.from ?? from) === from;
  if (!isMeant || !canTransition(from, to, before.order_type as OrderType, actor)) throw refused(change, before);
  const changed = changedColumns(before, change, now);
  if (!(await moveOrder(tx, { restaurantId: scope.restaurantId, id, from, version: expectedVersion }, changed))) {
    throw refused(change, (await read()).order);
  }
  const after = { ...before, ...changed };
  const { restaurant_id, customer_language } = before;
  const notes = (typeof change.notes === 'object' ? change.notes[customer_language as Language] : change.notes) || null;
  await appendHistory(tx, {
    restaurant_id,
    order_id: id,
    status: to,
    changed_at: now,
    notes,
    changed_by: by,
  });
  await settleOrder(tx, from, after, now);
  // "Delivered" has told all that "Completed" could.
  if (from !== 'Delivered') await queueOrderMail(tx, 'order_status', after, notes);
  await change.alongside?.(tx, before, after);
  return read();
}

/** Refuses what was decided about another version of the order than the one that is stored. */
export function checkVersion(order: OrderRow, expected: number | undefined): void {
  if (expected !== undefined && expected !== order.version) throw new Refusal(ordersRefusals.order_changed);
}

function refused({ refusal, actor }: StatusChange, order: OrderRow): Refusal {
  const currentStatus = order.status as OrderStatus;
  const allowed = nextStatuses(currentStatus, order.order_type as OrderType, actor);
  return new Refusal(refusal, { extra: { currentStatus, allowed } });
}
