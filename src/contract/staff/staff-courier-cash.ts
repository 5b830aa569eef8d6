import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { amount, currency, id, instant, moneySum } from '../primitives.ts';
import { staffOrder } from './staff-orders.ts';

const { orderNumber, callNumber, status } = staffOrder.shape;

/** An order that a courier has on their phone. */
const carriedOrder = z.object({
  ...{ _id: z.string(), orderNumber, callNumber, status },
  /** Since when the courier has it. */
  since: instant,
  /** When it is expected at the door; absent: no time was promised. */
  promised: z.optional(z.object({ from: instant, to: instant })),
  street: z.string(),
  /** The cash that is taken at the door; 0: none. */
  cash: amount,
});

/** Who delivers, by the name given on their phone. */
export const carrier = z.object({
  name: z.string(),
  /** In the order in which they are best brought. */
  orders: z.array(carriedOrder),
  /** Of them, the cash that is still to be taken. */
  toCollect: moneySum,
  /** The cash that was taken and is still with the courier, and the orders that brought it; where nothing is settled: today's. */
  brings: z.object({ orders: z.array(z.string()), cash: moneySum }),
});

/** Cash that a courier handed in. */
export const courierSettlement = z.object({
  _id: z.string(),
  courier: z.string(),
  orders: z.int(),
  cash: moneySum,
  /** Who took it; null: the account is gone. */
  by: z.nullable(z.string()),
  at: instant,
});

/** Who carries what, and what each brings back. `settlements`: today's, the last one first. */
export const couriersAnswer = z.object({
  data: z.object({
    currency,
    /** Whether each courier's cash is taken and noted, and counts in the drawer from then on. */
    settlesCash: z.boolean(),
    /** Whether couriers may show customers how far away they are; absent: they may not. */
    showsPosition: z.optional(z.literal(true)),
    couriers: z.array(carrier),
    settlements: z.array(courierSettlement),
  }),
});

/** What its sender sees: these orders of one courier, and what they brought. Anything else is refused with 409. */
export const settleCourierInput = z.object({
  orders: z.array(id).check(z.minLength(1), z.maxLength(STAFF_MAX.settledOrders)),
  cash: amount,
});
export const settlementParams = z.object({ id });

export type Couriers = z.infer<typeof couriersAnswer>['data'];
export type Carrier = Couriers['couriers'][number];
export type CourierSettlement = z.infer<typeof courierSettlement>;
export type SettleCourierInput = z.infer<typeof settleCourierInput>;
