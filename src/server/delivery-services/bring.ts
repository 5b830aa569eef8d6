import { isHandedEnd } from '../../domain/delivery-services/delivery-services.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { DELIVERIES_TO_HAND, findHanded, type HandedRow, keepHanded } from '../handing/handed.repo.ts';
import { findOrder } from '../orders/orders.repo.ts';
import type { Services } from '../services.ts';
import type { WorkChange } from '../work/leases.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { type DeliveryPort, ServiceError, type ToldDelivery } from './delivery-port.ts';
import { noteServiceHealth } from './delivery-services.repo.ts';
import { followDelivery, giveBack, notLetGo } from './follow-delivery.ts';
import { findLost, handedKey, isLost, lookForLost } from './look-for-lost.ts';
import { openService } from './open-service.ts';
import { orderForService, Unfit } from './order-for-service.ts';

/** How often a delivery is asked about whose service says nothing: what it told may have been lost. */
const LOOKED_AT_MS = 1.5 * MINUTE;
/** How long a service is asked to take an order: then the house has to bring it. Within the hour in which services know a key again. */
const SENT_FOR_MS = 10 * MINUTE;
const FOLLOWED_FOR_MS = DAY;

/** Orders on their way to services, each until it is over. A service that fails never holds an order: its restaurant has it back. */
export const HANDED_DELIVERIES: WorkKind<'handed_deliveries'> = {
  name: 'deliveries by services',
  place: DELIVERIES_TO_HAND,
  leaseMs: 2 * MINUTE,
  everyMs: 1000,
  atOnce: { places: 5, spare: 20 },
  retries: { firstMs: 3000, longestMs: MINUTE },
  sort: ({ service }) => service,
  usefulUntil: ({ send_at, ref, state }) =>
    send_at + (ref === null && !isHandedEnd(state) ? SENT_FOR_MS : FOLLOWED_FOR_MS),
  attempt: bring,
  isFinal: (error, { ref }) =>
    error instanceof Unfit || (ref === null && error instanceof ServiceError && error.isFinal),
  waitMs: (error) => (error instanceof ServiceError ? error.waitMs : null),
  async giveUp(services, row, error) {
    if (row.ref === null && !isHandedEnd(row.state)) {
      const isLate = services.clock() > row.send_at + SENT_FOR_MS;
      const isUnanswered = isLate || row.is_unsure === 1;
      const words = isLate ? row.last_error : error;
      const problem = { code: isUnanswered ? 'unanswered' : 'refused', words } as const;
      await giveBack(services, row, { state: 'failed', problem });
      return afterFailure(services, row);
    }
    return { outcome: 'failed' };
  },
};

/** It is looked for from now on, if it may be there all the same. */
function afterFailure({ clock }: Services, { is_unsure }: HandedRow): WorkChange<'handed_deliveries'> {
  return is_unsure === 1 ? { due_at: clock(), attempts: 0 } : { outcome: 'failed' };
}

const DONE: WorkChange<'handed_deliveries'> = { outcome: 'done', last_error: null };

async function bring(services: Services, row: HandedRow): Promise<WorkChange<'handed_deliveries'> | null> {
  if (isHandedEnd(row.state) && !isLost(row)) return DONE;
  const { restaurant_id: restaurantId, service } = row;
  const opened = await openService(services, { restaurantId, service });
  if (!opened) {
    await giveBack(services, row, { state: 'failed', problem: { code: 'gone', words: null } });
    return { outcome: 'failed' };
  }
  try {
    const change = await (isLost(row) ? lookForLost : agree)(services, opened.port, row);
    await noteServiceHealth(services.db, opened.row, null);
    return change;
  } catch (error) {
    if (error instanceof Unfit) {
      await giveBack(services, row, { state: 'failed', problem: error.problem });
      return { ...afterFailure(services, row), last_error: error.message };
    }
    const words = error instanceof Error ? error.message : String(error);
    if (isOff(error))
      await noteServiceHealth(services.db, opened.row, { at: services.clock(), error: words.slice(0, 500) });
    throw error;
  }
}

/** Whether it is not only this order that the service does not take. */
function isOff(error: unknown): boolean {
  return !(error instanceof ServiceError) || ![400, 404, 409, 422].includes(error.status);
}

/** Has the service know the order, lets it go where it was called back, and follows what is said of it. */
async function agree(services: Services, port: DeliveryPort, row: HandedRow): Promise<WorkChange<'handed_deliveries'>> {
  const isUnsent = row.ref === null && row.cancel_at !== null;
  // Nothing is made there only to be called off.
  const found = isUnsent && row.is_unsure === 1 ? await findLost(services, port, row) : null;
  if (isUnsent && !found) {
    await giveBack(services, row, { state: 'cancelled', problem: null });
    return DONE;
  }
  if (found) await keepHanded(services.db, row, { ref: found.ref, is_unsure: 0 });
  let told = found ?? (row.ref === null ? await create(services, port, row) : await port.status(row.ref));
  const current = (await findHanded(services.db, row)) ?? row;
  if (current.cancel_at !== null && !(told.state && isHandedEnd(told.state))) {
    told = await letGo(services, port, { row, told });
  }
  await followDelivery(services, row, told);
  if (told.state && isHandedEnd(told.state)) return DONE;
  return { due_at: services.clock() + LOOKED_AT_MS, attempts: 0, last_error: null };
}

/** A request that was not answered may have arrived: it is repeated with its key, and never taken for refused. */
async function create(services: Services, port: DeliveryPort, row: HandedRow): Promise<ToldDelivery> {
  const { restaurant_id: restaurantId, order_id: id, quote_ref: quoteRef } = row;
  const stored = await findOrder(services.db, { restaurantId, userId: null, id });
  if (!stored) throw new Unfit('refused');
  const order = await orderForService(services, stored, port);
  try {
    const told = await port.create(order, { key: handedKey(row), quoteRef });
    // At once, so that what is told of it meanwhile finds it.
    await keepHanded(services.db, row, { ref: told.ref, is_unsure: 0 });
    return told;
  } catch (error) {
    const isAnswered = error instanceof ServiceError && error.status < 500;
    // What is answered now says nothing of a request before it.
    if (!isAnswered) await keepHanded(services.db, row, { is_unsure: 1 });
    throw error;
  }
}

/** Asks for an order back, and what became of it. A service that has its courier under way may say no. */
async function letGo(
  services: Services,
  port: DeliveryPort,
  { row, told }: { row: HandedRow; told: ToldDelivery },
): Promise<ToldDelivery> {
  try {
    await port.cancel(told.ref);
  } catch (error) {
    if (!(error instanceof ServiceError) || !error.isFinal) throw error;
    await notLetGo(services, row, error.message);
  }
  return port.status(told.ref);
}
