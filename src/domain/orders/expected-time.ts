import { MINUTE } from '../times/zoned-time.ts';

/** In ms since the epoch, or as ISO 8601. */
type Instant = number | string;

/** What an order's promise follows from, as its row or its wire form has it. */
export interface PromisedOrder {
  /** The time that the customer chose; null: as soon as possible. */
  scheduledAt: Instant | null;
  /** The time that the restaurant has promised. */
  estimatedReadyAt: Instant | null;
  /** As soon as possible: what the customer was told when ordering. */
  promisedAt?: Instant | null | undefined;
  /** The end of the range that begins with `promisedAt`. */
  promisedTo?: Instant | null | undefined;
}

/** From when to when the customer expects an order, in ms since the epoch; of no length: one time. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** Smaller numbers in a restaurant's text are taken for hours. */
const LEAST_MINUTES = 5;

/**
 * The time that somebody has named for an order: the restaurant, else the customer, who chose it, else what was told when ordering.
 * A chosen time has no range. null: nobody has.
 */
export function promisedTime(order: PromisedOrder): TimeSpan | null {
  const { scheduledAt, estimatedReadyAt, promisedAt = null, promisedTo = null } = order;
  const promise = estimatedReadyAt ?? scheduledAt ?? promisedAt;
  if (promise === null) return null;
  const from = toMs(promise);
  const isAsTold = scheduledAt === null && promisedTo !== null && (promisedAt === null || toMs(promisedAt) === from);
  return { from, to: isAsTold ? toMs(promisedTo) : from };
}

/**
 * When an order is expected (DESIGN, "Order details"). Page, dialog, mail, push, board and paper all say this time. Without a promise it is the
 * time of placing plus what the restaurant says that it usually takes, where that text holds two numbers, else the text itself.
 */
export function expectedTime(
  order: PromisedOrder & { createdAt: Instant },
  usualTime: string,
): TimeSpan | { text: string } {
  const promised = promisedTime(order);
  if (promised) return promised;
  const minutes = usualMinutes(usualTime);
  if (!minutes) return { text: usualTime };
  const start = toMs(order.createdAt);
  return { from: start + minutes.least * MINUTE, to: start + minutes.most * MINUTE };
}

/** "30-45 minutes" is 30 to 45; null where the text does not hold exactly two numbers in order. */
function usualMinutes(text: string): { least: number; most: number } | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [least = 0, most = 0] = numbers;
  return numbers.length === 2 && least >= LEAST_MINUTES && least <= most ? { least, most } : null;
}

function toMs(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}
