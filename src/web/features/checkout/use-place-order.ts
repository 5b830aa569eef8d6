import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import { toDecimal } from '../../../domain/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { escapeHtml } from '../../app/dialogs.ts';
import { money } from '../../app/format.ts';
import { cart } from '../cart/cart-store.ts';
import { type Placement, placeOrder, repeatPendingOrder } from '../orders/place-order.ts';
import { chosenPromotion } from '../promotions/chosen-promotion.ts';
import { openedPromotion } from '../promotions/opened-promotion.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { type Checkout, type CheckoutSurroundings, deriveCheckout } from './derive-checkout.ts';
import { forgetDraft, placedOrder } from './draft-store.ts';
import { focusGap } from './gaps.ts';
import { useOrderChanges } from './order-changes.ts';
import { orderInput } from './order-input.ts';
import type { PromotionHandle } from './use-promotion.ts';

export interface PlacingHandle {
  isPlacing: boolean;
  /** Why the last press placed nothing: the server's sentence, or what to do without an answer. */
  notice: string | null;
  place(): void;
}

interface PlacingSurroundings extends Pick<CheckoutSurroundings, 'restaurant' | 'user'> {
  promotion: PromotionHandle;
  current(): CheckoutDraft;
  check(): void;
}

/** What Place Order does (specification sections 3 to 5), and what becomes of an order that was never answered. */
export function usePlaceOrder({ restaurant, user, promotion, current, check }: PlacingSurroundings): PlacingHandle {
  const app = useApp();
  const { api, snackbar, dialogs, resources } = app;
  const t = useMessages('checkout');
  const language = useLanguage();
  const navigate = useNavigate();
  const showChanges = useOrderChanges(restaurant.currency);
  const [isPlacing, setPlacing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  async function place(): Promise<void> {
    setNotice(null);
    const shown = contents();
    cart.reread();
    // The page itself turns away whose cart is empty.
    if (cart.get().items.length === 0) return;
    if (contents() !== shown) return setNotice(t('cart_changed_elsewhere'));
    check();
    const { checkout } = derived();
    if (checkout.gaps.length) return listGaps(checkout);
    if (checkout.shortfall) return explainMinimum(checkout);
    await once(async () => {
      await promotion.settled();
      const { checkout, around } = derived();
      return placeOrder(sender(), orderInput(checkout, around));
    });
  }

  /** Everything as it is now, not as it was rendered. */
  function derived(): { checkout: Checkout; around: CheckoutSurroundings } {
    const around = { draft: current(), restaurant, user, items: cart.get().items, now: Date.now() };
    return { around, checkout: deriveCheckout(around) };
  }

  /** What is in the cart, prices apart: those the server checks. */
  function contents(): string {
    return JSON.stringify(cart.get().items.map(({ signature, quantity }) => [signature, quantity]));
  }

  function sender() {
    return { api, userId: user._id, now: Date.now() };
  }

  async function once(send: () => Promise<Placement | null>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPlacing(true);
    try {
      await settle(await send());
    } finally {
      isUnderWay.current = false;
      setPlacing(false);
    }
  }

  async function settle(placement: Placement | null): Promise<void> {
    if (!placement) return;
    if (placement.kind === 'placed') return celebrate(placement.order);
    if (placement.kind === 'unanswered') {
      snackbar.show(t('place_error'), { tone: 'error' });
      return setNotice(t('unanswered'));
    }
    // Whatever was refused, what is shown may be out of date.
    void resources.reload(currentRestaurant);
    void promotion.recheck();
    if (placement.kind === 'changed') {
      const before = current();
      const items = cart.get().items;
      cart.replace(placement.items);
      await showChanges(placement, derivedFigures(before, items));
    } else {
      const message = placement.message || t('place_failed');
      setNotice(message);
      snackbar.show(message, { tone: 'error' });
    }
  }

  function derivedFigures(draft: CheckoutDraft, items: CheckoutSurroundings['items']) {
    return deriveCheckout({ draft, restaurant, user, items, now: Date.now() }).figures;
  }

  function celebrate(order: Order): void {
    placedOrder.set(order);
    forgetDraft();
    openedPromotion.forget();
    chosenPromotion.forget();
    cart.clear();
    // Points, orders and uses of promotions are other ones now.
    resources.forget('my/');
    const text = t('placed', { orderNumber: order.orderNumber });
    snackbar.show(text, { tone: 'success', timeoutMs: TIMEOUT.orderPlaced });
  }

  function listGaps({ gaps }: Checkout): void {
    const list = gaps.map((gap) => t(`gap_${gap}`)).join(t('list_separator'));
    snackbar.show(t('complete_following', { list }), { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
    focusGap(gaps);
  }

  async function explainMinimum({ shortfall, offered }: Checkout): Promise<void> {
    const say = (amount: number) => money(amount, restaurant.currency, language);
    const minimum = say(restaurant.deliverySettings.minimumOrderValue);
    const warning = t('below_minimum', { minimum });
    snackbar.show(warning, { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
    const hint = t(offered.includes('Pickup') ? 'minimum_or_pickup' : 'minimum_missing', {
      missing: say(toDecimal(shortfall)),
    });
    const goes = await dialogs.ask({
      title: t('minimum_title'),
      html: `<p>${escapeHtml(warning)}</p><p>${escapeHtml(hint)}</p>`,
      confirmText: t('go_to_menu'),
      cancelText: t('cancel'),
    });
    if (goes) await navigate('/menu');
  }

  // An answer that was lost is asked for again at the next visit and when the connection is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a person
  useEffect(() => {
    const repeat = () => void once(() => repeatPendingOrder(sender()));
    repeat();
    addEventListener('online', repeat);
    return () => removeEventListener('online', repeat);
  }, [user._id]);

  return { isPlacing, notice, place: () => void place() };
}
