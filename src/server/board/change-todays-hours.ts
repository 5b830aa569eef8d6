import type { ChangedHours, TodaysHours, TodaysHoursInput } from '../../contract/staff/staff-ordering.ts';
import { type OrderTimes, scheduleOf } from '../../domain/slots/order-times.ts';
import { businessDate, closingOf } from '../../domain/times/business-day.ts';
import { type OpeningHoursException, type Schedule, windowsOn } from '../../domain/times/opening-hours.ts';
import { dayOf, type OpeningWindow, type StoredDay } from '../../domain/times/opening-windows.ts';
import { closedAt, closeTogether, openUntil } from '../../domain/times/todays-hours.ts';
import { addDays, DAY, instantOf } from '../../domain/times/zoned-time.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { DayExceptions, StoredChangedHours } from '../platform/tables/restaurant-tables.ts';
import { exceptionRow } from '../restaurants/opening-exceptions.ts';
import type { Services } from '../services.ts';
import { orderingRefusals } from './ordering.refusals.ts';

type Change = Exclude<TodaysHoursInput, { change: 'usual' }>;

/** Keeps the restaurant open longer today, closes it earlier, or takes that back. Orders that are placed keep their times. */
export async function changeTodaysHours(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: TodaysHoursInput },
): Promise<TodaysHours> {
  const now = services.clock();
  const { changedHours } = await changeRestaurant(services, { restaurantId, userId, now }, 'todays_hours', {
    read: (db, id) => readTodaysHours(db, id, now),
    columns: (_, tx) =>
      input.change === 'usual' ? restore(tx, restaurantId) : change(tx, restaurantId, { input, now }),
  });
  services.live.notifyStaff(restaurantId, { kind: 'todays_hours', changedHours });
  return { changedHours };
}

/** The date whose hours were changed from the board, while that can be taken back; null: none. */
export async function readChangedHours(db: Db, restaurantId: string, now: number): Promise<ChangedHours | null> {
  const changed = await storedChange(db, restaurantId);
  return changed && now < changed.until
    ? { date: changed.date, closesAt: toIso(changed.closesAt), until: toIso(changed.until) }
    : null;
}

/** Today's openings, and whether they were changed. */
async function readTodaysHours(
  db: Db,
  restaurantId: string,
  now: number,
): Promise<TodaysHours & { windows: readonly OpeningWindow[] }> {
  const { schedule } = await readOrderingSettings(db, restaurantId);
  const changedHours = await readChangedHours(db, restaurantId, now);
  return { changedHours, windows: windowsOn(schedule, changedHours?.date ?? businessDate(schedule, now)) };
}

async function change(tx: Tx, restaurantId: string, { input, now }: { input: Change; now: number }) {
  const changed = await storedChange(tx, restaurantId);
  const isOver = changed !== null && now >= changed.until;
  // One day at a time: of another day's change nothing is left.
  const { order_times } = isOver ? await restore(tx, restaurantId) : { order_times: undefined };
  const { schedule } = await readOrderingSettings(tx, restaurantId);
  const stored = await storedTimes(tx, restaurantId);
  const orderTimes = order_times === undefined ? stored : fromJson(order_times);
  const date = changed && !isOver ? changed.date : businessDate(schedule, now);
  const before =
    changed && !isOver ? changed : { date, until: now, closesAt: null, ...exceptionsOf(date, schedule, orderTimes) };
  const day = changedDay(input, { schedule, orderTimes, date, now });
  const after = await setDay(tx, restaurantId, { date, ...day, orderTimes });
  const closing = closingOf({ ...schedule, openingHoursExceptions: [{ date, ...day.opening }] }, date);
  const until = Math.max(before.until, closingOf(schedule, date), closing);
  // Of a day on which it did not open at all the clock's midnight is the end.
  const ends = day.opening.isClosed ? Math.min(until, endOfDate(date, schedule)) : until;
  return {
    changed_hours: toJson({ ...before, until: ends, closesAt: day.opening.isClosed ? null : closing }),
    order_times: after && toJson(after),
  };
}

/** Gives the changed date back the hours that it had before. */
async function restore(tx: Tx, restaurantId: string) {
  const changed = await storedChange(tx, restaurantId);
  const orderTimes = await storedTimes(tx, restaurantId);
  const restored = changed ? await setDay(tx, restaurantId, { ...changed, orderTimes }) : orderTimes;
  return { changed_hours: null, order_times: restored && toJson(restored) };
}

function endOfDate(date: string, { timezone }: Schedule): number {
  return instantOf(addDays(date, 1), 0, timezone);
}

/** The day's hours after the change, deliveries' too where they have their own: they last as long if they ended with the others. */
function changedDay(
  input: Change,
  { schedule, orderTimes, date, now }: { schedule: Schedule; orderTimes: OrderTimes | null; date: string; now: number },
): { opening: StoredDay; deliveries: StoredDay | null } {
  const until = input.until === null ? now : Math.max(now, Date.parse(input.until));
  const at = { date, now };
  const changed = (hours: Schedule) =>
    input.change === 'close_at' ? closedAt(hours, until, at) : openUntil(hours, until, at);
  const opening = until > now + DAY || (input.change === 'open_until' && until === now) ? null : changed(schedule);
  if (!opening) throw new Refusal(orderingRefusals.closing_out_of_range);
  if (!orderTimes?.deliveryHours) return { opening: dayOf(opening), deliveries: null };
  const deliveries = scheduleOf('Delivery', schedule, orderTimes);
  const follows = input.change === 'close_at' || closeTogether(deliveries, schedule, at);
  const left = (follows && changed(deliveries)) || windowsOn(deliveries, date);
  return { opening: dayOf(opening), deliveries: dayOf(left) };
}

/** Writes exceptions of a date. Returns how orders are taken in time then. */
async function setDay(
  tx: Tx,
  restaurantId: string,
  { date, opening, deliveries, orderTimes }: DayExceptions & { date: string; orderTimes: OrderTimes | null },
): Promise<OrderTimes | null> {
  await tx
    .deleteFrom('opening_exceptions')
    .where('restaurant_id', '=', restaurantId)
    .where('date', '=', date)
    .execute();
  if (opening)
    await tx
      .insertInto('opening_exceptions')
      .values(exceptionRow(restaurantId, { date, ...opening }))
      .execute();
  if (!orderTimes?.deliveryHours) return orderTimes;
  const others = orderTimes.deliveryHours.exceptions.filter((each) => each.date !== date);
  const exceptions = deliveries ? [...others, { date, ...deliveries }] : others;
  return { ...orderTimes, deliveryHours: { ...orderTimes.deliveryHours, exceptions } };
}

function exceptionsOf(date: string, schedule: Schedule, orderTimes: OrderTimes | null): DayExceptions {
  const on = (days: readonly OpeningHoursException[] | null | undefined) => {
    const { date: _, ...hours } = days?.find((each) => each.date === date) ?? {};
    return 'isClosed' in hours || 'open' in hours ? hours : null;
  };
  return { opening: on(schedule.openingHoursExceptions), deliveries: on(orderTimes?.deliveryHours?.exceptions) };
}

async function storedChange(db: Db, restaurantId: string): Promise<StoredChangedHours | null> {
  const { changed_hours } = await db
    .selectFrom('restaurants')
    .select('changed_hours')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return fromJson(changed_hours);
}

/** As they are written, without what follows from other settings. */
async function storedTimes(db: Db, restaurantId: string): Promise<OrderTimes | null> {
  const { order_times } = await db
    .selectFrom('restaurants')
    .select('order_times')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return fromJson(order_times);
}
