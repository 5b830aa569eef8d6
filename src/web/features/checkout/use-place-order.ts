import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order, PlaceOrderInput } from '../../../contract/orders.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { listed, money } from '../../app/format/format.ts';
import { cart } from '../cart/cart-store.ts';
import { followLater } from '../orders/follow-later.ts';
import { pendingOrder } from '../orders/pending-order.ts';
import { type NextTime, type PlaceOrderResult, sendOrder } from '../orders/send-order.ts';
import { chosenPromotion } from '../promotions/chosen-promotion.ts';
import { openedPromotion } from '../promotions/opened-promotion.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import type { CheckoutDraft, DraftChange } from './checkout-draft.ts';
import { type Checkout, type CheckoutSurroundings, deriveCheckout } from './derive-checkout.ts';
import { forgetDraft, placedOrder } from './draft-store.ts';
import { focusGap } from './gaps.ts';
import { orderInput } from './order-input.ts';
import { rememberAddress } from './remember-address.ts';
import { tooFarText } from './too-far-text.ts';
import type { PromotionHandle } from './use-applied-promotion.ts';
import type { OfferedTimesHandle } from './use-offered-times.ts';
import { useWhenText } from './use-when-text.ts';

export interface PlacingHandle {
  isPlacing: boolean;
  /** Why the last press placed no order: the server's message, or what to do if there was no answer. null: nothing to say. */
  notice: string | null;
  /** A time that the server would take instead of the one that it refused. */
  next: NextTime | null;
  placeAt(next: NextTime): void;
  place(): void;
}

interface PlacingSurroundings extends Pick<CheckoutSurroundings, 'restaurant' | 'user'> {
  promotion: PromotionHandle;
  times: OfferedTimesHandle;
  /** What the customer sees. */
  shown: Checkout;
  current(): CheckoutDraft;
  check(): void;
  change(change: DraftChange): void;
}

const WARNING = { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning } as const;

/** What Place Order does (specification sections 3 to 5), and the follow-up of a placement that was never answered. */
export function usePlaceOrder(surroundings: PlacingSurroundings): PlacingHandle {
  const { restaurant, user, promotion, times, shown, current, check, change } = surroundings;
  const app = useApp();
  const { api, snackbar, resources } = app;
  const t = useMessages('checkout');
  const language = useLanguage();
  const when = useWhenText();
  const navigate = useNavigate();
  const [isPlacing, setPlacing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [next, setNext] = useState<NextTime | null>(null);
  const [lost, setLost] = useState(0);
  const isUnderWay = useRef(false);
  const told = useRef('');

  async function place(): Promise<void> {
    setNotice(null);
    setNext(null);
    snackbar.takeBack(told.current);
    const seen = contents();
    const seenCost = current().promotion.applied?.pointsCost;
    cart.reread();
    // The page itself redirects a customer whose cart is empty.
    if (cart.get().items.length === 0) return;
    check();
    if (isStopped(seen)) return;
    await once(async () => {
      await promotion.settled();
      if (isStopped(seen)) return null;
      const { pointsCost: points } = current().promotion.applied ?? {};
      if (points && points !== seenCost) {
        stop(t('reward_moved', { points }));
        return null;
      }
      return sendOrder(sender(), input());
    });
  }

  /** Places the order for the time that the server named, with one tap. */
  async function placeAt({ isASAP, at }: NextTime): Promise<void> {
    setNotice(null);
    setNext(null);
    change({ type: 'set', values: { isASAP, scheduledAt: isASAP ? null : at } });
    const instant = new Date(at).toISOString();
    const { scheduledAt: _, promisedAt: __, ...order } = input();
    const time = isASAP ? { scheduledAt: null, promisedAt: instant } : { scheduledAt: instant };
    await once(() => sendOrder(sender(), { ...order, isASAP, ...time }));
  }

  /** Whether the order cannot be placed, or no longer is the one that the customer saw at the press: then says so. */
  function isStopped(seen: string): boolean {
    const { checkout } = derived();
    const { gaps, timing, figures, tooFar, shortfall } = checkout;
    if (timing.isLoading) stop(t('times_loading'));
    else if (contents() !== seen) stopChanged(t('cart_changed_elsewhere'));
    else if (gaps.length) listGaps(checkout);
    // The restaurant may have closed, or the slot passed, since the form was last rendered.
    else if (timing.isASAP !== shown.timing.isASAP || timing.scheduledAt !== shown.timing.scheduledAt) {
      stop(t('time_moved', { when: whenText(checkout) }));
    } else if (figures.totalAmount !== shown.figures.totalAmount) {
      stopChanged(t('total_moved', { now: amount(figures.totalAmount), before: amount(shown.figures.totalAmount) }));
    } else if (!navigator.onLine) stopOffline();
    else if (tooFar !== null) stopTooFar(checkout);
    else if (shortfall) void stopBelowMinimum(checkout);
    else return false;
    return true;
  }

  /** What another tab stored is checked like any cart: the customer goes on with the menu's prices (DECISIONS, order placement). */
  function stopChanged(text: string): void {
    stop(text);
    void import('../cart/check-cart.ts').then(
      (file) => file.checkCart(app),
      // Then the server names the differences, once the order is placed.
      () => {},
    );
  }

  /** In minor units. */
  function amount(minor: number): string {
    return money(toDecimal(minor, decimalsOf(restaurant.currency.code)), restaurant.currency, language);
  }

  function whenText({ orderType, timing }: Checkout): string {
    return when({ orderType, ...timing, timezone: restaurant.timezone, now: Date.now() });
  }

  /** The checkout at the time of the call, not of the last render. */
  function derived(): { checkout: Checkout; around: CheckoutSurroundings } {
    const around = {
      draft: current(),
      restaurant,
      user,
      items: cart.get().items,
      now: Date.now(),
      offered: times.offered,
    };
    return { around, checkout: deriveCheckout(around) };
  }

  function input(): PlaceOrderInput {
    const { checkout, around } = derived();
    return orderInput(checkout, around);
  }

  /** What is in the cart and what it costs, for comparison: other tabs learn of new prices too. */
  function contents(): string {
    return JSON.stringify(
      cart.get().items.map(({ signature, quantity, itemSubtotal }) => [signature, quantity, itemSubtotal]),
    );
  }

  function sender() {
    return { api, userId: user._id, now: Date.now() };
  }

  async function once(send: () => Promise<PlaceOrderResult | null>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPlacing(true);
    try {
      const placement = await send();
      if (placement) await settle(placement);
    } finally {
      isUnderWay.current = false;
      setPlacing(false);
    }
  }

  async function settle(placement: PlaceOrderResult): Promise<void> {
    if (placement.kind === 'placed') {
      return placement.isEarlier ? tellFound(placement.order) : celebrate(placement.order);
    }
    if (placement.kind === 'unanswered') {
      tell(t('place_error'), { tone: 'error' });
      setLost((count) => count + 1);
      return setNotice(t('unanswered'));
    }
    // A refusal may mean that what is shown is out of date.
    void resources.reload(currentRestaurant);
    void promotion.recheck();
    times.renew();
    setNext(placement.kind === 'refused' ? placement.next : null);
    const errors = placement.kind === 'refused' ? placement.errors : [];
    const fields = errors.length
      ? await import('./refused-fields.ts').then(
          (file) => file.refusedFields(t, errors, cart.get().items, language),
          () => '',
        )
      : '';
    const message = fields || placement.message || t('place_failed');
    setNotice(message);
    if (placement.kind === 'changed') {
      const shown = derived().checkout.figures;
      cart.replace(placement.items);
      const { tellOrderChanges } = await import('./tell-order-changes.ts');
      await tellOrderChanges(app, { changed: placement, shown, currency: restaurant.currency });
    } else tell(message, { tone: 'error' });
  }

  /** The way to the provider's page; the order's own page is where it leads back to. */
  async function goAndPay(order: Order): Promise<void> {
    const page = await api.orders.pay(order._id, { quiet: true });
    await navigate(`/orders/${order._id}`, { replace: true });
    forgetPlaced(order);
    if (page.ok) location.assign(page.data.data.url);
  }

  function celebrate(order: Order): void {
    if (order.status === 'Awaiting Payment') return void goAndPay(order);
    placedOrder.set(order);
    forgetPlaced(order);
    const text = t('placed', { orderNumber: order.orderNumber });
    snackbar.show(text, { tone: 'success', timeoutMs: TIMEOUT.orderPlaced });
  }

  function forgetPlaced(order: Order): void {
    void rememberAddress(api, { user, draft: current(), order }).then((isKept) => isKept && resources.forget('my/'));
    forgetDraft();
    openedPromotion.forget();
    chosenPromotion.forget();
    cart.clear();
    // The order has changed the customer's points, orders and uses of promotions.
    resources.forget('my/');
  }

  function tell(text: string, options: Parameters<typeof snackbar.show>[1] = WARNING): void {
    told.current = text;
    snackbar.show(text, options);
  }

  /** Twice: on a phone, the notice beside the form's end may be out of view. */
  function stop(text: string): void {
    setNotice(text);
    tell(text);
  }

  /** Nothing is wrong any more once the connection is back. */
  function stopOffline(): void {
    const text = t('offline');
    setNotice(text);
    tell(text, { ...WARNING, holds: () => !navigator.onLine });
    addEventListener('online', () => setNotice((shown) => (shown === text ? null : shown)), { once: true });
  }

  function listGaps({ gaps }: Checkout): void {
    const list = listed(
      gaps.map((gap) => t(`gap_${gap}`)),
      language,
    );
    const still = () => derived().checkout.gaps.join() === gaps.join();
    tell(t('complete_following', { list }), { ...WARNING, holds: still });
    focusGap(gaps);
  }

  function stopTooFar(checkout: Checkout): void {
    tell(tooFarText(t, checkout));
    focusGap([checkout.address ? 'saved_address' : 'new_address']);
  }

  async function stopBelowMinimum(checkout: Checkout): Promise<void> {
    const minimum = money(restaurant.deliverySettings.minimumOrderValue, restaurant.currency, language);
    const warning = t('below_minimum', { minimum });
    tell(warning);
    const { explainMinimum } = await import('./explain-minimum.ts');
    if (await explainMinimum(app, { warning, checkout, restaurant })) await navigate('/menu');
  }

  /** The order that was placed may no longer be the one on this page. */
  async function tellFound(order: Order): Promise<void> {
    const file = await import('./tell-lost-order.ts').catch(() => null);
    if (!file) return setNotice(t('found'));
    await file.tellFoundOrder(app, { order, restaurant, meant: input(), navigate, celebrate, forget: forgetDraft });
  }

  function tellLost(order: Order | null): void {
    if (order) void tellFound(order);
    else stop(t('lost'));
  }

  // Also follows a placement that an earlier visit left unanswered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer and lost answer
  useEffect(() => {
    if (!pendingOrder.of(user._id, Date.now())) return;
    if (!isUnderWay.current) setNotice(t('unanswered'));
    return followLater({ api, userId: user._id, onKnown: tellLost });
  }, [user._id, lost]);

  return { isPlacing, notice, next, place: () => void place(), placeAt: (time) => void placeAt(time) };
}
