import type { Order } from '../../../../contract/orders.ts';
import { isCalledOff, isOrderStatus, trackerStep } from '../../../../domain/orders/order-status.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import type { Translate } from '../../../app/app-context.ts';
import type { EmojiName } from '../../../ui/signs/emoji.tsx';
import type { OrderRestaurant } from '../order-restaurant.ts';

export interface TrackerLabels {
  headline: string;
  /** Whether the headline goes on with the time window. */
  hasTime: boolean;
  text: string;
  emoji: EmojiName;
}

const WORDS = {
  Delivery: { promise: 'arriving', ended: 'was_delivered' },
  Pickup: { promise: 'ready_at', ended: 'was_collected' },
} as const satisfies Record<OrderType, object>;

/** The tracker's headline and text for an order's status (DESIGN, "Order details"). They do not repeat the status, which stands above them. */
export function trackerLabels(order: Order, restaurant: OrderRestaurant, t: Translate<'order'>): TrackerLabels {
  const { name } = restaurant;
  const { promise, ended } = WORDS[order.orderType];
  switch (order.status) {
    case 'Pending Confirmation':
      return { headline: t(promise), hasTime: true, text: t('waiting', { restaurant: name }), emoji: 'envelope' };
    case 'Confirmed':
      return { headline: t(promise), hasTime: true, text: t('accepted', { restaurant: name }), emoji: 'plate' };
    case 'Preparing':
      return { headline: t(promise), hasTime: true, text: t('cooking'), emoji: 'cooking' };
    case 'Out for Delivery': {
      const street = order.deliveryAddress?.street ?? '';
      return { headline: t(promise), hasTime: true, text: t('on_its_way', { street }), emoji: 'scooter' };
    }
    case 'Ready for Pickup':
      return {
        headline: t('ready_now'),
        hasTime: false,
        text: t('collect', { street: restaurant.street }),
        emoji: 'bags',
      };
    case 'Delivered':
      return { headline: t('enjoy'), hasTime: false, text: '', emoji: 'party' };
    case 'Completed':
      return {
        headline: t(ended),
        hasTime: false,
        text: t('enjoy'),
        emoji: 'party',
      };
    case 'Cancelled by User':
      return { headline: t('cancelled_by_you'), hasTime: false, text: t('nothing_prepared'), emoji: 'warning' };
    case 'Cancelled by Restaurant':
      return {
        headline: t('cancelled_by_them', { restaurant: name }),
        hasTime: false,
        text: '',
        emoji: 'warning',
      };
    case 'Failed':
      return {
        headline: t('has_failed'),
        hasTime: false,
        text: t('contact_them', { restaurant: name }),
        emoji: 'warning',
      };
    case 'Awaiting Payment':
      return {
        headline: t('awaits_payment'),
        hasTime: false,
        text: t('pay_first', { restaurant: name }),
        emoji: 'envelope',
      };
    case 'Not Paid':
      return {
        headline: t('was_not_paid'),
        hasTime: false,
        text: t('never_sent', { restaurant: name }),
        emoji: 'warning',
      };
    default:
      // A status that this version does not know: only its own name is shown.
      return { headline: order.status, hasTime: false, text: '', emoji: 'package' };
  }
}

/** Index of the current step; null if the order was cancelled or failed, or has a status that this version does not know. */
export function stepOf(order: Order): number | null {
  return isOrderStatus(order.status) ? trackerStep(order.status, order.orderType) : null;
}

export function isOver(order: Order): boolean {
  return isOrderStatus(order.status) && isCalledOff(order.status);
}
