import { useEffect, useRef, useState } from 'react';
import type { Reward, ValidateCouponInput } from '../../../contract/promotions.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import type { CartItem } from '../cart/cart-store.ts';
import { isBelowMinimum, rewards } from '../loyalty/rewards.ts';
import { chosenPromotion, useChosenPromotion } from '../promotions/chosen-promotion.ts';
import { openedPromotion } from '../promotions/opened-promotion.ts';
import { appliedCoupon, appliedReward } from './applied-promotion.ts';
import type { DraftChange } from './checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from './derive-checkout.ts';
import { saidContact } from './order-input.ts';

export interface PromotionHandle {
  isApplying: boolean;
  /** A blank code is ignored (specification section 5, "Promo"). */
  applyCode(code: string): void;
  redeem(reward: Reward): void;
  remove(): void;
  /** Validates the applied promotion again, whether or not the basket changed. */
  recheck(): Promise<void>;
  /** Resolves when the validation that is under way, if any, is over. What pages do not follow, as a reward, is checked anew. */
  settled(): Promise<void>;
}

interface PromotionSurroundings extends Pick<CheckoutSurroundings, 'draft' | 'items' | 'restaurant'> {
  checkout: Checkout;
  change(change: DraftChange): void;
  /** The promotion named in the page's address (`?promo=`); null: none. */
  promotionId: string | null;
}

/** Somebody who pauses for so long while typing a number or an address is done with it. */
const TYPED_MS = 600;

type Choice = Pick<ValidateCouponInput, 'couponCode' | 'promotionId'>;

/** Applies coupons, promotions and rewards, and checks them again when the order type, the cart, the language or the contact changes. */
export function useAppliedPromotion(surroundings: PromotionSurroundings): PromotionHandle {
  const { draft, items, restaurant, checkout, change, promotionId } = surroundings;
  const { api, resources } = useApp();
  const t = useMessages('checkout');
  const language = useLanguage();
  const [isApplying, setApplying] = useState(false);
  const awaited = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef<object | null>(null);
  const contact = saidContact(draft);
  const whose = JSON.stringify(contact);
  const askedFor = useRef('');
  const { orderType, figures } = checkout;
  const { applied } = draft.promotion;
  const decimals = decimalsOf(restaurant.currency.code);
  const basis = JSON.stringify([
    language,
    orderType,
    items.map(({ signature, quantity, price }) => [signature, quantity, price]),
  ]);

  async function ask(choice: Choice, { isUnasked = false } = {}): Promise<void> {
    if (!choice.couponCode && !choice.promotionId) throw new Error('Coupon code is required.');
    const question = {};
    latest.current = question;
    askedFor.current = whose;
    setApplying(true);
    const basket = { orderSubtotal: toDecimal(figures.subtotal, decimals), orderType, items: items.map(pricedItem) };
    const result = await api.promotions.validateCoupon({ ...choice, ...basket, ...contact }, { quiet: true });
    // A later question has replaced this one: its basket is newer.
    if (latest.current !== question) return;
    setApplying(false);
    if (result.ok) {
      if (choice.couponCode) chosenPromotion.forget();
      return change({ type: 'promotion_applied', applied: appliedCoupon(result.data.data, basis) });
    }
    openedPromotion.forget();
    if (!mayFitLater(result.failure)) chosenPromotion.forget();
    // A promotion that the customer only looked at was tried without being asked for, so that its refusal is not shown.
    if (isUnasked) return;
    if (result.failure.kind !== 'problem') change({ type: 'promotion_failed', error: t('could_not_apply') });
    else change({ type: 'promotion_failed', error: result.failure.problem.message || t('invalid_code') });
  }

  function apply(choice: Choice, manner?: { isUnasked: boolean }): Promise<void> {
    awaited.current = ask(choice, manner);
    return awaited.current;
  }

  function recheck(): Promise<void> {
    if (!applied) return Promise.resolve();
    if (applied.reward) return recheckReward(applied.reward);
    return apply(applied.code ? { couponCode: applied.code } : { promotionId: applied.promotionId });
  }

  /** Whether the coupon was applied before its customer said who they are. */
  function isOfOthers(): boolean {
    return applied !== null && !applied.reward && askedFor.current !== whose;
  }

  /** The restaurant may have changed the reward, its cost in points, or withdrawn it since the list was fetched. */
  async function recheckReward(shown: Reward): Promise<void> {
    const question = {};
    latest.current = question;
    await resources.reload(rewards);
    const list = resources.state(rewards).data?.data.rewardsPromotions;
    if (latest.current !== question || !list) return;
    const reward = list.find(({ _id }) => _id === shown._id);
    if (reward) take(reward);
    else change({ type: 'promotion_failed', error: t('reward_gone') });
  }

  function take(reward: Reward): void {
    const { subtotal } = figures;
    if (isBelowMinimum(reward, subtotal, decimals)) {
      const minimum = money(reward.minOrderValue, restaurant.currency, language);
      change({ type: 'promotion_failed', error: t('reward_minimum', { minimum }) });
    } else change({ type: 'promotion_applied', applied: appliedReward(reward, { subtotal, decimals, basis }) });
  }

  /** Drops the answer that is under way: it must not undo what the customer did meanwhile. */
  function forgetQuestion(): void {
    latest.current = null;
    setApplying(false);
  }

  const isOutdated = applied !== null && applied.basis !== basis;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each basket
  useEffect(() => {
    if (isOutdated && items.length) void recheck();
  }, [isOutdated, basis]);

  // Its uses are counted by the number and the address that the order says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each contact
  useEffect(() => {
    if (!isOfOthers()) return;
    const timer = setTimeout(() => isOfOthers() && recheck(), TYPED_MS);
    return () => clearTimeout(timer);
  }, [whose, applied]);

  const chosenId = useChosenPromotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one applied from its card is tried again with each basket
  useEffect(() => {
    if (chosenId && chosenId !== applied?.promotionId && items.length) void apply({ promotionId: chosenId });
  }, [chosenId, basis]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a promotion that was only opened is tried once
  useEffect(() => {
    const cardsId = promotionId ?? openedPromotion.get();
    if (!cardsId || cardsId === draft.triedPromotionId || applied || chosenId) return;
    change({ type: 'promotion_tried', promotionId: cardsId });
    void apply({ promotionId: cardsId }, { isUnasked: promotionId === null });
  }, [promotionId]);

  return {
    isApplying,
    applyCode: (code) => {
      if (code.trim()) void apply({ couponCode: code.trim() });
    },
    redeem: (reward) => {
      forgetQuestion();
      chosenPromotion.forget();
      take(reward);
    },
    remove: () => {
      forgetQuestion();
      openedPromotion.forget();
      chosenPromotion.forget();
      change({ type: 'promotion_removed' });
    },
    recheck,
    settled: () => (applied?.reward || isOfOthers() ? recheck() : awaited.current),
  };
}

/** Whether the same promotion may apply later: there was no answer, or the basket does not fulfil its conditions yet. */
function mayFitLater(failure: ApiFailure): boolean {
  return failure.kind !== 'problem' || BASKET_REFUSALS.includes(failure.problem.code);
}

const BASKET_REFUSALS = [
  'below_promotion_minimum',
  'no_applicable_items',
  'too_few_applicable_items',
  'nothing_to_ship',
];

function pricedItem({ productId, quantity, selectedOptions }: CartItem) {
  return {
    productId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  };
}
