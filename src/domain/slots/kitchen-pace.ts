import type { OrderType } from '../orders/order-types.ts';
import { MINUTE, wallClock } from '../times/zoned-time.ts';

/** An order of the last weeks that was kept. Instants in ms. */
export interface PastOrder {
  orderType: OrderType;
  units: number;
  placedAt: number;
  /** When it was ready for pickup or delivered. */
  doneAt: number;
}

/** How long an order took, at which hour, and how many units the kitchen had open when it came. */
export interface PaceSample {
  orderType: OrderType;
  hour: number;
  openUnits: number;
  minutes: number;
}

/** Minutes: half of the orders, and nine in ten, took no longer. */
export interface Pace {
  median: number;
  slow: number;
}

/** Ranges are told in steps of so many minutes. */
const STEP = 5;
/** Fewer orders say nothing. */
const LEAST = 20;
/** What took longer was forgotten on the board. */
const MOST_MINUTES = 240;

/** Samples of orders, which come in order of time. */
export function paceSamples(orders: readonly PastOrder[], timezone: string): PaceSample[] {
  const byEnd = [...orders].sort((one, other) => one.doneAt - other.doneAt);
  let [open, ended] = [0, 0];
  return orders.flatMap((order) => {
    const { orderType, placedAt, doneAt, units } = order;
    for (let next = byEnd[ended]; next && next.doneAt <= placedAt; next = byEnd[ended]) {
      open -= next.units;
      ended += 1;
    }
    const openUnits = open;
    open += units;
    const minutes = (doneAt - placedAt) / MINUTE;
    if (minutes > MOST_MINUTES) return [];
    return { orderType, openUnits, minutes, hour: Math.floor(wallClock(placedAt, timezone).minutes / 60) };
  });
}

/**
 * How long orders took around this hour while the kitchen had about as much open as now: by thirds of what it had. Where that are too
 * few, around this hour; else at any. null: too few.
 */
export function paceAt(
  samples: readonly PaceSample[],
  { orderType, hour, openUnits }: Omit<PaceSample, 'minutes'>,
): Pace | null {
  const ours = samples.filter((sample) => sample.orderType === orderType);
  const near = ours.filter((sample) => [0, 1, 23].includes(Math.abs(sample.hour - hour)));
  const loads = near.map((sample) => sample.openUnits).sort((one, other) => one - other);
  const third = (units: number) => [1 / 3, 2 / 3].filter((part) => units > quantile(loads, part)).length;
  const alike = near.filter((sample) => third(sample.openUnits) === third(openUnits));
  const enough = [alike, near, ours].find(({ length }) => length >= LEAST);
  if (!enough) return null;
  const minutes = enough.map((sample) => sample.minutes).sort((one, other) => one - other);
  return { median: quantile(minutes, 0.5), slow: quantile(minutes, 0.9) };
}

/** The end (ms) of the range that is told for `at`: by then nine in ten orders were ready of late. null: a time is told, no range. */
export function rangeEnd(at: number, pace: Pace | null): number | null {
  const later = pace ? Math.ceil((pace.slow - pace.median) / STEP) * STEP : 0;
  return later > 0 ? at + later * MINUTE : null;
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
