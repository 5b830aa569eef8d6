import type { Product } from '../../contract/menu.ts';
import type { Board } from '../../contract/staff/staff-board.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { shareOf, toDecimal } from '../../domain/money/money.ts';
import { needsHand, printerState } from '../../domain/orders/papers.ts';
import { stationOf } from '../../domain/orders/station-of.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { chosenSound } from '../alarms/alarm-settings.ts';
import { stationsOf } from '../cooking/stations.repo.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { presentStaffOrders } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import { printersOf } from '../printing/printers.repo.ts';
import { businessSpan } from '../reports/span-of-days.ts';
import type { Services } from '../services.ts';
import { readStartAhead } from '../slots/start-ahead.repo.ts';
import { countOpenOrders, finishedSince, openOrders, turnoverBetween } from './board.repo.ts';
import { readChangedHours } from './change-todays-hours.ts';

const MAX_OPEN = 300;
const MAX_FINISHED = 100;
/** How long finished orders stay on the board. */
const FINISHED_FOR = 4 * 60 * MINUTE;

/**
 * The board: open orders, recently finished ones, and the turnover of the business day, which may last past midnight, with the takings for who may see
 * them.
 */
export async function readBoard(
  services: Services,
  tenant: Tenant,
  { seesTakings }: { seesTakings: boolean },
): Promise<Board> {
  const { db, clock, content } = services;
  const now = clock();
  const { schedule } = await readOrderingSettings(db, tenant.id);
  const date = businessDate(schedule, now);
  const day = businessSpan({ from: date, to: date }, schedule);
  const [open, finished, openCount, turnover, { restaurant, productsById }, printers, sound, stations] =
    await Promise.all([
      openOrders(db, tenant.id, MAX_OPEN),
      finishedSince(db, tenant.id, { since: now - FINISHED_FOR, limit: MAX_FINISHED }),
      countOpenOrders(db, tenant.id),
      turnoverBetween(db, tenant.id, day),
      content.of(tenant.id, tenant.contentLanguage),
      printersToSee(services, tenant.id, now),
      chosenSound(db, tenant.id),
      stationsOf(db, tenant.id),
    ]);
  const changedHours = await readChangedHours(db, tenant.id, now);
  const startAhead = await readStartAhead(db, tenant.id);
  const decimals = decimalsOf(restaurant.currency.code);
  const busy = restaurant.orderTimes?.busy;
  const pausedUntil = restaurant.orderingPausedUntil;
  return {
    open: await presentStaffOrders(services, open),
    finished: await presentStaffOrders(services, finished.reverse()),
    openCount,
    serverNow: toIso(now),
    orderingPausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > now ? pausedUntil : null,
    ...(busy && Date.parse(busy.until) > now && { busy }),
    ...(changedHours && { changedHours }),
    ...(printers.length > 0 && { printers }),
    ...(stations.length > 0 && { stations: dishesOf(stations, productsById.values()) }),
    ...(startAhead !== null && { startAhead }),
    ...(sound && { sound }),
    currency: restaurant.currency,
    timezone: tenant.timezone,
    businessDay: { from: toIso(day.from), to: toIso(day.to) },
    today: {
      date,
      orders: turnover.orders,
      accepted: turnover.accepted,
      ...(seesTakings && {
        revenue: toDecimal(turnover.revenue, decimals),
        average: turnover.accepted === 0 ? null : toDecimal(shareOf(turnover.revenue, turnover.accepted), decimals),
      }),
    },
  };
}

/** What each station makes, its dishes one by one. */
function dishesOf(
  stations: Awaited<ReturnType<typeof stationsOf>>,
  products: Iterable<Product>,
): NonNullable<Board['stations']> {
  const cooks = [...products].map(({ _id: productId, categories }) => ({
    productId,
    station: stationOf({ productId, categoryIds: categories.map(({ _id }) => _id) }, stations),
  }));
  return stations.map((station) => ({
    _id: station.id,
    name: station.name,
    productIds: cooks.filter((each) => each.station === station).map(({ productId }) => productId),
    valueIds: station.valueIds,
  }));
}

/** The printers that somebody has to go and look at. */
async function printersToSee(
  { db }: Services,
  restaurantId: string,
  now: number,
): Promise<NonNullable<Board['printers']>> {
  const printers = (await printersOf(db, restaurantId, now)).map(
    ({ name, seen_at, trouble, unanswered_at, waiting }) => ({
      name,
      state: printerState({ seenAt: seen_at, trouble, isUnanswered: unanswered_at !== null, now }),
      waiting,
    }),
  );
  return printers.filter(({ state, waiting }) => needsHand(state, waiting));
}
