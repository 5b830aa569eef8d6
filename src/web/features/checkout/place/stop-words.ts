import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { Language } from '../../../../domain/languages.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import type { CheckoutGap } from '../../../../domain/orders/checkout-readiness.ts';
import type { Translate } from '../../../app/app-context.ts';
import { listed, money } from '../../../app/format/format.ts';
import type { Checkout } from '../derive-checkout.ts';
import { tooFarText } from '../too-far-text.ts';
import { orderWhenText } from '../use-when-text.ts';
import type { Stop } from './judge-order.ts';

export { focusGap } from '../gaps.ts';

/** What stops an order while there is a connection. */
export type Spoken = Exclude<Stop, { kind: 'offline' }>;

interface StopWords {
  text: string;
  /** Whether it is said beside the form's end, too: on a phone, either may be out of view. */
  isNotice: boolean;
  /** The blocks that it is about; none: the whole order. */
  gaps: readonly CheckoutGap[];
}

interface Reader {
  t: Translate<'checkout'>;
  language: Language;
  restaurant: Restaurant;
  checkout: Checkout;
  /** ms. */
  now: number;
}

/** What a customer is told whose order is not placed. */
export function stopWords(stop: Spoken, { t, language, restaurant, checkout, now }: Reader): StopWords {
  const { currency, timezone } = restaurant;
  const amount = (minor: number) => money(toDecimal(minor, decimalsOf(currency.code)), currency, language);
  const notice = (text: string): StopWords => ({ text, isNotice: true, gaps: [] });
  switch (stop.kind) {
    case 'times_loading':
      return notice(t(stop.kind));
    case 'cart_changed':
      return notice(t('cart_changed_elsewhere'));
    case 'time_moved': {
      const { orderType, timing } = checkout;
      return notice(t('time_moved', { when: orderWhenText(t, language, { orderType, ...timing, timezone, now }) }));
    }
    case 'total_moved':
      return notice(t('total_moved', { now: amount(stop.now), before: amount(stop.before) }));
    case 'unserved':
      return notice(stop.message);
    case 'reward_moved':
      return notice(t('reward_moved', { points: stop.points }));
    case 'gaps': {
      const { gaps } = stop;
      const names = gaps.map((gap) => t(`gap_${gap}`));
      return { text: t('complete_following', { list: listed(names, language) }), isNotice: false, gaps };
    }
    case 'too_far': {
      const gaps = [checkout.address ? ('saved_address' as const) : ('new_address' as const)];
      return { text: tooFarText(t, checkout), isNotice: false, gaps };
    }
    case 'below_minimum': {
      return { text: t('below_minimum', { minimum: amount(checkout.minimum) }), isNotice: false, gaps: [] };
    }
  }
}
