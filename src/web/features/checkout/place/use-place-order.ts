import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order, PlaceOrderInput } from '../../../../contract/orders.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { cart } from '../../cart/cart-store.ts';
import { avoided } from '../../menu/safe/avoided.ts';
import { sentAvoided } from '../../menu/safe/told.ts';
import { followLater } from '../../orders/send/follow-later.ts';
import { pendingOrder } from '../../orders/send/pending-order.ts';
import { type NextTime, type PlaceOrderResult, sendOrder } from '../../orders/send/send-order.ts';
import { currentRestaurant } from '../../restaurant/restaurant-resource.ts';
import type { DraftChange } from '../checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';
import { forgetDraft } from '../draft-store.ts';
import type { Derived, QuoteHandle } from '../quote/use-order-quote.ts';
import { judgeOrder, judgeQuoted, type Pressed } from './judge-order.ts';
import { orderInput } from './order-input.ts';
import { usePlaced } from './use-placed.ts';
import { useTellStop } from './use-tell-stop.ts';

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
  quote: QuoteHandle;
  /** What the customer sees. */
  shown: Checkout;
  derived: Derived;
  check(): void;
  change(change: DraftChange): void;
}

/**
 * What Place Order does (specification sections 3 to 5), and the follow-up of a placement that was never answered: `judge-order.ts` says
 * whether, `send-order.ts` sends, `use-tell-stop.ts` and `use-placed.ts` tell.
 */
export function usePlaceOrder({
  restaurant,
  user,
  quote,
  shown,
  derived,
  check,
  change,
}: PlacingSurroundings): PlacingHandle {
  const app = useApp();
  const { api, resources } = app;
  const t = useMessages('checkout');
  const language = useLanguage();
  const navigate = useNavigate();
  const { notice, setNotice, say, tellStop, forget } = useTellStop(restaurant, derived);
  const celebrate = usePlaced(user, derived);
  const [isPlacing, setPlacing] = useState(false);
  const [next, setNext] = useState<NextTime | null>(null);
  const [lost, setLost] = useState(0);
  const isUnderWay = useRef(false);

  async function place(): Promise<void> {
    forget();
    setNext(null);
    const seen: Pressed = { checkout: shown, items: cart.get().items };
    cart.reread();
    // The page itself redirects a customer whose cart is empty.
    if (cart.get().items.length === 0) return;
    check();
    const stop = judgeOrder(seen, pressed(), navigator.onLine);
    if (stop) return tellStop(stop);
    if (!(await mayGoOn())) return;
    await once(async () => {
      await quote.settled();
      const late = judgeQuoted(seen, pressed(), navigator.onLine);
      if (!late) return sendOrder(sender(), input());
      tellStop(late);
      return null;
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

  /** Whoever avoids something confirms by name what has it all the same. */
  async function mayGoOn(): Promise<boolean> {
    if (avoided.get().length === 0) return true;
    const file = await import('../../menu/safe/confirm-avoided.ts').catch(() => null);
    return file ? file.confirmAvoided(app, cart.get().items) : true;
  }

  function pressed(): Pressed {
    const { checkout, around } = derived();
    return { checkout, items: around.items };
  }

  function input(): PlaceOrderInput {
    const { checkout, around } = derived();
    return { ...orderInput(checkout, around), ...sentAvoided() };
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
      if (placement) await follow(placement);
    } finally {
      isUnderWay.current = false;
      setPlacing(false);
    }
  }

  async function follow(placement: PlaceOrderResult): Promise<void> {
    if (placement.kind === 'placed') {
      return placement.isEarlier ? tellFound(placement.order) : celebrate(placement.order);
    }
    if (placement.kind === 'unanswered') {
      say(t('place_error'), 'error');
      setLost((count) => count + 1);
      return setNotice(t('unanswered'));
    }
    // A refusal may mean that what is shown is out of date.
    void resources.reload(currentRestaurant);
    void quote.ask();
    const { errors, next: offered } = placement.kind === 'refused' ? placement : { errors: [], next: null };
    setNext(offered);
    const files = errors.length ? await import('./refused-fields.ts').catch(() => null) : null;
    const fields = files?.refusedFields(t, errors, cart.get().items, language);
    const message = fields || placement.message || t('place_failed');
    setNotice(message);
    if (placement.kind === 'refused') return say(message, 'error');
    const { figures } = derived().checkout;
    cart.replace(placement.items);
    const { tellOrderChanges } = await import('./tell-order-changes.ts');
    await tellOrderChanges(app, { changed: placement, shown: figures, currency: restaurant.currency });
  }

  /** The order that was placed may no longer be the one on this page. */
  async function tellFound(order: Order): Promise<void> {
    const file = await import('./tell-lost-order.ts').catch(() => null);
    if (!file) return setNotice(t('found'));
    await file.tellFoundOrder(app, { order, restaurant, meant: input(), navigate, celebrate, forget: forgetDraft });
  }

  function tellLost(order: Order | null): void {
    if (order) return void tellFound(order);
    setNotice(t('lost'));
    say(t('lost'), 'warning');
  }

  // Also follows a placement that an earlier visit left unanswered.
  const followPending = useEffectEvent((userId: string, _lost: number) => {
    if (!pendingOrder.of(userId, Date.now())) return;
    if (!isUnderWay.current) setNotice(t('unanswered'));
    return followLater({ api, userId, onKnown: tellLost });
  });
  useEffect(() => followPending(user._id, lost), [user._id, lost]);

  return { isPlacing, notice, next, place: () => void place(), placeAt: (time) => void placeAt(time) };
}
