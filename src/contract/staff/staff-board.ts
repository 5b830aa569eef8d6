import * as z from 'zod/mini';
import { PRINTER_STATES } from '../../domain/orders/papers.ts';
import { amount, currency, instant, moneySum } from '../primitives.ts';
import { boardSound } from './staff-alarms.ts';
import { busy } from './staff-order-times.ts';
import { changedHours } from './staff-ordering.ts';
import { staffOrder } from './staff-orders.ts';

/** The board: open orders and those finished in the last hours, each list oldest first. */
export const board = z.object({
  open: z.array(staffOrder),
  finished: z.array(staffOrder),
  /** Number of all open orders, which may be more than the board shows. */
  openCount: z.int(),
  serverNow: instant,
  orderingPausedUntil: z.nullable(instant),
  /** Missing: the kitchen is not busy. */
  busy: z.optional(busy),
  /** Missing: today's hours are the usual ones. */
  changedHours: z.optional(changedHours),
  /** Missing: no printer needs a hand. */
  printers: z.optional(z.array(z.object({ name: z.string(), state: z.enum(PRINTER_STATES), waiting: z.int() }))),
  /** What each station of the kitchen makes, by ids of dishes and of options' values; missing: there are no stations. */
  stations: z.optional(
    z.array(
      z.object({ _id: z.string(), name: z.string(), productIds: z.array(z.string()), valueIds: z.array(z.string()) }),
    ),
  ),
  /** So many minutes before it is due an order for later comes to the cooks; missing: the usual ones. */
  startAhead: z.optional(z.int()),
  /** Missing: the usual sound. */
  sound: z.optional(boardSound),
  currency,
  timezone: z.string(),
  /** When the business day began, and when it ends, `to` excluded. */
  businessDay: z.object({ from: instant, to: instant }),
  /** Figures of the business day, without called-off orders. */
  today: z.object({
    /** YYYY-MM-DD: a night's last hours are of the day before. */
    date: z.string(),
    orders: z.int(),
    /** How many of them were accepted. */
    accepted: z.int(),
    /** Of those that were accepted; missing, as the average: the member may not see takings. */
    revenue: z.optional(moneySum),
    /** Of those that were accepted; null: there are none. */
    average: z.optional(z.nullable(amount)),
  }),
});
export const boardAnswer = z.object({ data: board });

export type Board = z.infer<typeof board>;
