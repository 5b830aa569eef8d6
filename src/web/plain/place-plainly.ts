import type { User } from '../../contract/accounts/accounts.ts';
import type { Order } from '../../contract/orders.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import type { Translate } from '../app/app-context.ts';
import { listed, money } from '../app/format/format.ts';
import { type Checkout, type CheckoutSurroundings, deriveCheckout } from '../features/checkout/derive-checkout.ts';
import { orderInput } from '../features/checkout/place/order-input.ts';
import { refusedFields } from '../features/checkout/place/refused-fields.ts';
import { plainStart } from '../features/checkout/plain-draft.ts';
import { tooFarText } from '../features/checkout/too-far-text.ts';
import { orderWhenText } from '../features/checkout/use-when-text.ts';
import { orderOfKey } from '../features/orders/send/order-of-key.ts';
import { placementMessage } from '../features/orders/send/send-order.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { type Act, type PlainApp, type PlainStep, refuse, type Sent } from './act.ts';

/** Checkout's form: shows what a choice changes, or places the order once, however often it is sent. */
export const placePlainly: Act = async (app, sent) => {
  const state = app.session.state.get();
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const user = 'user' in state ? state.user : null;
  if (!restaurant || !user) return { to: '/checkout' };
  const key = sent.form.get('key') || app.plain.orderKey;
  const known = await orderOfKey(app.api, key);
  if (known && known !== 'unknown') return placed(app, known, 'found');
  if (app.plain.cart.items.length === 0) return { to: '/checkout' };
  if (!sent.form.has('place')) return { to: null, notices: [], isRefused: false };
  return place(app, sent, { restaurant, user, key });
};

/** The order's own page, which says that it is placed, or was `found` as placed before; or that it is to be paid. */
export function placed(
  { messages }: PlainApp,
  { _id, orderNumber, status }: Order,
  how: 'placed' | 'found',
): PlainStep {
  const isUnpaid = status === 'Awaiting Payment';
  return {
    to: `/orders/${encodeURIComponent(_id)}`,
    visit: { lines: [], orderKey: null },
    notices: isUnpaid ? [] : [messages.i18n._(`checkout.${how}`, { orderNumber })],
  };
}

async function place(
  app: PlainApp,
  { form, changes }: Sent,
  { restaurant, user, key }: { restaurant: Restaurant; user: User; key: string },
): Promise<PlainStep> {
  const { plain, messages } = app;
  const t: Translate<'checkout'> = (name, values) => messages.i18n._(`checkout.${name}`, values);
  const around: CheckoutSurroundings = {
    draft: plainStart(user, restaurant, plain),
    restaurant,
    user,
    items: plain.cart.items,
    now: app.renderedAt,
  };
  const checkout = deriveCheckout(around);
  const wrong = changes.length > 0 ? '' : whatIsWrong(app, t, { checkout, around, form });
  if (wrong !== null) return refuse(...changes, ...[wrong].filter(Boolean));
  const promisedAt = form.get('promisedAt');
  const input = { ...orderInput(checkout, around), ...(checkout.timing.isASAP && promisedAt && { promisedAt }) };
  const answer = await app.api.orders.place(input, key, { quiet: true });
  if (answer.ok) return placed(app, answer.data.data, 'placed');
  if (answer.failure.kind !== 'problem' || answer.failure.status >= 500) return refuse(t('place_error'));
  const { problem } = answer.failure;
  const fields = refusedFields(t, problem.errors ?? [], plain.cart.items, messages.language);
  return refuse(fields || placementMessage(problem) || t('place_failed'));
}

/** Why the order cannot be placed as it was seen; null: it can. */
function whatIsWrong(
  { messages, renderedAt }: PlainApp,
  t: Translate<'checkout'>,
  { checkout, around, form }: { checkout: Checkout; around: CheckoutSurroundings; form: URLSearchParams },
): string | null {
  const { language } = messages;
  const { restaurant, draft } = around;
  const { gaps, timing, figures, tooFar, notThere, shortfall, orderType } = checkout;
  const { currency, timezone } = restaurant;
  const amount = (minor: number) => money(toDecimal(minor, decimalsOf(currency.code)), currency, language);
  if (timing.free === null) return t('times_loading');
  if (gaps.length) {
    const names = gaps.map((gap) => t(`gap_${gap}`));
    return t('complete_following', { list: listed(names, language) });
  }
  // The restaurant may have closed, or the time passed, since the page was sent.
  if (timing.isASAP !== draft.isASAP || (!timing.isASAP && timing.scheduledAt !== draft.scheduledAt)) {
    return t('time_moved', { when: orderWhenText(t, language, { orderType, ...timing, timezone, now: renderedAt }) });
  }
  const before = Number(form.get('seen'));
  if (figures.totalAmount !== before)
    return t('total_moved', { now: amount(figures.totalAmount), before: amount(before) });
  if (tooFar !== null || notThere) return tooFarText(t, checkout);
  return shortfall > 0 ? t('below_minimum', { minimum: amount(checkout.minimum) }) : null;
}
