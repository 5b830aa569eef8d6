import type { TodaysHours, TodaysHoursInput } from '../../contract/staff/staff-ordering.ts';
import { type OrderTimes, scheduleOf } from '../../domain/slots/order-times.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { type OpeningHoursException, type Schedule, windowsOn } from '../../domain/times/opening-hours.ts';
import { dayOf, type OpeningWindow } from '../../domain/times/opening-windows.ts';
import { closedAt, closeTogether, openUntil } from '../../domain/times/todays-hours.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { ChangedHours, DayExceptions } from '../platform/tables/restaurant-tables.ts';
import { exceptionRow } from '../restaurants/opening-exceptions.ts';
import type { Services } from '../services.ts';
import { orderingRefusals } from './ordering.refusals.ts';

/** Keeps the restaurant open longer today, closes it earlier, or takes that back. Orders that are placed keep their times. */
export async function changeTodaysHours(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: TodaysHoursInput },
): Promise<TodaysHours> {
  const now = services.clock();
  const after = await changeRestaurant(services, { restaurantId, userId, now }, 'todays_hours', {
    read: (db, id) => todaysHours(db, id, now),
    columns: (_, tx) => change(tx, restaurantId, { input, now }),
  });
  const { hoursChangedOn: date } = after;
  services.live.notifyStaff(restaurantId, { kind: 'todays_hours', hoursChangedOn: date });
  return { hoursChangedOn: date };
}

/** The date of today's hours if they were changed from the board; null: they were not. */
export async function hoursChangedOn(
  db: Db,
  restaurantId: string,
  { schedule, now }: { schedule: Schedule; now: number },
): Promise<string | null> {
  const changed = await changedHours(db, restaurantId);
  return changed?.date === businessDate(schedule, now) ? changed.date : null;
}

/** Today's openings, and whether they were changed. */
async function todaysHours(
  db: Db,
  restaurantId: string,
  now: number,
): Promise<TodaysHours & { windows: readonly OpeningWindow[] }> {
  const { schedule } = await readOrderingSettings(db, restaurantId);
  return {
    hoursChangedOn: await hoursChangedOn(db, restaurantId, { schedule, now }),
    windows: windowsOn(schedule, businessDate(schedule, now)),
  };
}

async function change(tx: Tx, restaurantId: string, { input, now }: { input: TodaysHoursInput; now: number }) {
  const changed = await changedHours(tx, restaurantId);
  const settings = await readOrderingSettings(tx, restaurantId);
  const today = businessDate(settings.schedule, now);
  let { orderTimes } = settings;
  // One day at a time: what was changed on another day is over.
  const isOver = changed && (input.change === 'usual' || changed.date !== today);
  if (isOver) orderTimes = await setDay(tx, restaurantId, { ...changed, orderTimes });
  if (input.change === 'usual') return { changed_hours: null, order_times: orderTimes && toJson(orderTimes) };

  const { schedule } = isOver ? await readOrderingSettings(tx, restaurantId) : settings;
  const day = changedDay(input, { schedule, orderTimes, now });
  const before = changed && !isOver ? changed : { date: today, ...exceptionsOf(today, schedule, orderTimes) };
  orderTimes = await setDay(tx, restaurantId, { date: today, ...day, orderTimes });
  return { changed_hours: toJson(before), order_times: orderTimes && toJson(orderTimes) };
}

/** The day's hours after the change, deliveries' too where they have their own: they last as long if they ended with the others. */
function changedDay(
  input: Exclude<TodaysHoursInput, { change: 'usual' }>,
  { schedule, orderTimes, now }: { schedule: Schedule; orderTimes: OrderTimes | null; now: number },
): DayExceptions {
  const until = input.until === null ? now : Math.max(now, Date.parse(input.until));
  const date = businessDate(schedule, now);
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
  { date, opening, deliveries, orderTimes }: ChangedHours & { orderTimes: OrderTimes | null },
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

async function changedHours(db: Db, restaurantId: string): Promise<ChangedHours | null> {
  const { changed_hours } = await db
    .selectFrom('restaurants')
    .select('changed_hours')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return fromJson(changed_hours);
}
