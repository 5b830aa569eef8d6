import { isCalledOff } from '../../../src/domain/orders/order-status.ts';
import { LOAD_KINDS } from '../../../src/domain/slots/capacity.ts';
import { fromJson } from '../../../src/server/platform/database/json-columns.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';

/** What must be nought once all orders are over, and how much there was to get wrong. */
export interface ScarceAudit {
  /** Figures of slots that are not the sum of what their orders take. */
  slots: number;
  /** Days of dishes that have not sold what their orders took. */
  portions: number;
  inSlots: number;
  sold: number;
}

/** Compares what slots and counted dishes have taken with the orders that were not called off. */
export function auditScarce(place: DatabasePlace): Promise<ScarceAudit> {
  return inDatabase(place, async ({ db }) => {
    const orders = await db.selectFrom('orders').select(['status', 'kitchen_slots', 'portions']).execute();
    const loads = await db.selectFrom('slot_loads').selectAll().execute();
    const days = await db.selectFrom('day_portions').selectAll().execute();
    const live = orders.filter(({ status }) => !isCalledOff(status));
    const taken = new Map<string, number>();
    const add = (key: string, value: number) => taken.set(key, (taken.get(key) ?? 0) + value);
    for (const { kitchen_slots, portions } of live) {
      for (const share of kitchen_slots ? fromJson(kitchen_slots) : [])
        for (const kind of LOAD_KINDS) add(`${share.at} ${kind}`, share[kind]);
      if (!portions) continue;
      const { date, taken: dishes } = fromJson(portions);
      for (const [dish, quantity] of Object.entries(dishes)) add(`${date} ${dish}`, quantity);
    }
    const counted = new Map<string, number>([
      ...loads.flatMap((load) => LOAD_KINDS.map((kind) => [`${load.slot_at} ${kind}`, Number(load[kind])] as const)),
      ...days.map((day) => [`${day.business_date} ${day.product_id}`, Number(day.taken)] as const),
    ]);
    const differing = [...new Set<string>([...taken.keys(), ...counted.keys()])].filter(
      (key) => (taken.get(key) ?? 0) !== (counted.get(key) ?? 0),
    );
    const isOfSlot = (key: string) => LOAD_KINDS.some((kind) => key.endsWith(` ${kind}`));
    return {
      slots: differing.filter(isOfSlot).length,
      portions: differing.filter((key) => !isOfSlot(key)).length,
      inSlots: live.filter(({ kitchen_slots }) => kitchen_slots !== null).length,
      sold: days.reduce((sum, day) => sum + Number(day.taken), 0),
    };
  });
}
