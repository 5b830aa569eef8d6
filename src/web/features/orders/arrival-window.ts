import type { Order } from '../../../contract/orders.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';

/** When the food arrives or is ready: a window in ms since the epoch (of no length if a time is promised), or the restaurant's text. */
export type Arrival = { from: number; to: number } | { text: string };

/** Smaller numbers in a restaurant's text are taken for hours. */
const LEAST_MINUTES = 5;

type Promised = Pick<Order, 'createdAt' | 'isASAP' | 'scheduledAt' | 'estimatedReadyAt'> &
  Partial<Pick<Order, 'promisedAt' | 'promisedTo'>>;

/**
 * What the tracker promises (DESIGN, "Order details"): the restaurant's own promise once it gave one, else the
 * placed or scheduled time plus its usual time where that text holds two numbers, else the text itself.
 */
export function arrivalOf(order: Promised, usualTime: string): Arrival {
  const promise = order.estimatedReadyAt ?? order.promisedAt;
  if (promise) {
    const promised = Date.parse(promise);
    return { from: promised, to: order.promisedTo ? Date.parse(order.promisedTo) : promised };
  }
  const minutes = usualMinutes(usualTime);
  if (!minutes) return { text: usualTime };
  const start = Date.parse(order.isASAP ? order.createdAt : (order.scheduledAt ?? order.createdAt));
  return { from: start + minutes.least * MINUTE, to: start + minutes.most * MINUTE };
}

/** "30-45 minutes" is 30 to 45; null where the text does not hold exactly two numbers in order. */
function usualMinutes(text: string): { least: number; most: number } | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [least = 0, most = 0] = numbers;
  return numbers.length === 2 && least >= LEAST_MINUTES && least <= most ? { least, most } : null;
}
