import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quote } from '../../../../contract/quote.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import type { DraftChange, WantedPromotion } from '../checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';
import { quoteQuestion, saidContact } from './quote-question.ts';
import { placeKey, quotedBy, timesKey } from './quoted.ts';

/** Other customers take times meanwhile. */
const RENEW_MS = 30_000;
/** Somebody who pauses for so long while typing a number or an address is done with it. */
const TYPED_MS = 600;

/** The checkout at the time of the call, not of the last render. */
export type Derived = () => { checkout: Checkout; around: CheckoutSurroundings };

export interface QuoteHandle {
  isAsking: boolean;
  /** Asks anew, whether or not anything has changed. */
  ask(): Promise<void>;
  /** Resolves when what is told is of the order as it is now. A reward's cost, which pages do not follow, is asked anew. */
  settled(): Promise<void>;
  /** Asks for the free times of a date, too. */
  browse(day: string): void;
}

interface Asking extends CheckoutSurroundings {
  checkout: Checkout;
  derived: Derived;
  change(change: DraftChange): void;
}

/**
 * The one question of the checkout page: what only the server knows of the order, asked again with each change of it. The answer becomes
 * part of the draft.
 */
export function useOrderQuote({ checkout, derived, change, ...around }: Asking): QuoteHandle {
  const { api, resources } = useApp();
  const language = useLanguage();
  const t = useMessages('checkout');
  const [isAsking, setAsking] = useState(false);
  const browsed = useRef<string | null>(null);
  /** The question that was asked last, and its answer; `isTold`: it came. */
  const last = useRef({ key: '', told: Promise.resolve(), isTold: true });
  const { restaurant, draft } = around;
  const question = JSON.stringify(quoteQuestion(checkout, around));
  const contact = JSON.stringify(saidContact(draft));
  const followsTimes = restaurant.orderTimes !== undefined;

  async function tell(day: string | null): Promise<boolean> {
    const { around: now, checkout: asked } = derived();
    const input = quoteQuestion(asked, now);
    if (!input) return true;
    const mine = last.current;
    const more = { ...saidContact(now.draft), ...(day && { day }) };
    const answer = await api.cart.quote({ ...input, ...more }, { quiet: true });
    // A later question has replaced this one: its order is newer.
    if (last.current !== mine) return false;
    const { draft: before } = derived().around;
    if (!answer.ok) {
      const { wanted } = before.promotion;
      if (wanted && before.quoted?.promotion?.promotionId !== wanted.id) await refused(wanted, null);
      return false;
    }
    const { data: quote } = answer.data;
    const told = {
      timesOf: timesKey(asked.orderType, now.items, placeKey(asked.place)),
      place: placeKey(asked.place),
      decimals: decimalsOf(restaurant.currency.code),
      before: before.quoted,
    };
    change({ type: 'quoted', quoted: quotedBy(quote, told) });
    const reason = quote.promotion ? null : quote.obstacles.find(({ field }) => field === 'promotionId');
    const { wanted } = before.promotion;
    if (reason && wanted) await refused(wanted, reason);
    return true;
  }

  async function refused(wanted: WantedPromotion, reason: Quote['obstacles'][number] | null): Promise<void> {
    const file = await import('./refuse-promotion.ts').catch(() => null);
    if (file) return file.refusePromotion({ resources, t, change }, wanted, reason);
    change({ type: 'promotion_failed', error: t('could_not_apply') });
  }

  function key(): string {
    const { around: now, checkout: asked } = derived();
    return JSON.stringify([quoteQuestion(asked, now), saidContact(now.draft)]);
  }

  function ask(): Promise<void> {
    const asking = { key: key(), told: Promise.resolve(), isTold: false };
    last.current = asking;
    asking.told = (async () => {
      setAsking(true);
      asking.isTold = await tell(null);
      if (asking.isTold && browsed.current) await tell(browsed.current);
      if (last.current === asking) setAsking(false);
    })();
    return asking.told;
  }

  const renew = useEffectEvent((_occasion: object) => void ask());
  useEffect(() => renew({ question, restaurant, language }), [question, restaurant, language]);

  // The uses of a promotion are counted by the number and the address that the order says.
  const renewContact = useEffectEvent((said: string) => {
    if (said !== '{}' && last.current.key !== key()) void ask();
  });
  useEffect(() => {
    const timer = setTimeout(() => renewContact(contact), TYPED_MS);
    return () => clearTimeout(timer);
  }, [contact]);

  useEffect(() => {
    if (!followsTimes) return;
    const timer = setInterval(() => renew({}), RENEW_MS);
    return () => clearInterval(timer);
  }, [followsTimes]);

  return {
    isAsking,
    ask,
    async settled() {
      const isReward = derived().around.draft.promotion.wanted?.by === 'reward';
      if (isReward || last.current.key !== key()) return ask();
      await last.current.told;
      if (!last.current.isTold) await ask();
    },
    browse(day) {
      browsed.current = day;
      if (followsTimes) void tell(day);
    },
  };
}
