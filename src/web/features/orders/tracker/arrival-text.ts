import type { Order } from '../../../../contract/orders.ts';
import { expectedTime } from '../../../../domain/orders/expected-time.ts';
import { MINUTE } from '../../../../domain/times/zoned-time.ts';
import { isSameDay, type OrderClock, twiceNote, weekdayText, windowText, zoneNote } from '../order-time.ts';

interface ArrivalText {
  /** Null: today in the restaurant's zone, or no instant is known. */
  day: string | null;
  time: string;
  zone: string;
  /** Minutes that are left of an order for as soon as possible; null: it is for later, or nobody knows. */
  minutes: number | null;
}

/** "7:12–7:27 PM", with the day unless it is today in the restaurant's zone; or the restaurant's own text. `now` in ms. */
export function arrivalText(
  order: Order,
  usualTime: string,
  { clock, now }: { clock: OrderClock; now: number },
): ArrivalText {
  const arrival = expectedTime(order, order.pickupTimeEstimate ?? usualTime);
  if ('text' in arrival) return { day: null, time: arrival.text, zone: '', minutes: null };
  const left = Math.ceil((arrival.to - now) / MINUTE);
  return {
    day: isSameDay(arrival.from, now, clock) ? null : weekdayText(arrival.from, clock),
    time: windowText(arrival, clock),
    // A time that occurs twice has the zone's name already.
    zone: twiceNote(arrival.from, clock) ? '' : zoneNote(arrival.from, clock),
    minutes: order.isASAP && left > 0 ? left : null,
  };
}
