import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reward } from '../../../../contract/promotions.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { chosenPromotion, useChosenPromotion } from '../../cart/chosen-promotion.ts';
import type { DraftChange } from '../checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';
import { askedItem, contactOf } from './quote-question.ts';

export interface PromotionHandle {
  isApplying: boolean;
  /** A blank code is ignored (specification section 5, "Promo"). */
  applyCode(code: string): void;
  redeem(reward: Reward): void;
  remove(): void;
}

interface PromotionSurroundings extends Pick<CheckoutSurroundings, 'draft' | 'items' | 'restaurant'> {
  checkout: Checkout;
  /** Whether the server is being asked what the order comes to. */
  isAsking: boolean;
  change(change: DraftChange): void;
  /** The promotion named in the page's address (`?promo=`); null: none. */
  promotionId: string | null;
}

/** Which promotion or reward the order is to have: the draft says it, and the quote whether it applies. */
export function usePromotionChoice(surroundings: PromotionSurroundings): PromotionHandle {
  const { draft, items, restaurant, checkout, isAsking, change, promotionId } = surroundings;
  const { api } = useApp();
  const t = useMessages('checkout');
  const [isChecking, setChecking] = useState(false);
  const checking = useRef<object | null>(null);
  const chosenId = useChosenPromotion();
  const { wanted, tried } = draft.promotion;

  /** The server remembers who has shown a code, and takes few guesses. */
  async function applyCode(couponCode: string): Promise<void> {
    const mine = {};
    checking.current = mine;
    setChecking(true);
    const { figures, orderType } = checkout;
    const orderSubtotal = toDecimal(figures.subtotal, decimalsOf(restaurant.currency.code));
    const basket = { orderSubtotal, orderType, items: items.map(askedItem), ...contactOf(draft) };
    const answer = await api.promotions.validateCoupon({ couponCode, ...basket }, { quiet: true });
    if (checking.current !== mine) return;
    setChecking(false);
    chosenPromotion.forget();
    if (answer.ok) return change({ type: 'code_taken', applied: { ...answer.data.data, pointsCost: null } });
    const message = answer.failure.kind === 'problem' ? answer.failure.problem.message || t('invalid_code') : null;
    change({ type: 'promotion_failed', error: message ?? t('could_not_apply') });
  }

  /** Drops the answer that is under way: it must not undo what the customer did meanwhile. */
  function decided(step: DraftChange): void {
    checking.current = null;
    setChecking(false);
    chosenPromotion.forget();
    change(step);
  }

  const takeFromCard = useEffectEvent((id: string | null) => {
    if (id && id !== wanted?.id) change({ type: 'promotion_wanted', wanted: { id, by: 'card' } });
  });
  useEffect(() => takeFromCard(chosenId), [chosenId]);

  const tryOut = useEffectEvent((named: string | null) => {
    const id = named ?? chosenPromotion.seen();
    if (!id || id === tried || wanted || chosenId) return;
    change({ type: 'promotion_wanted', wanted: { id, by: named ? 'address' : 'seen' } });
  });
  useEffect(() => tryOut(promotionId), [promotionId]);

  return {
    isApplying: isChecking || (isAsking && wanted !== null && checkout.promotion === null),
    applyCode: (code) => {
      if (code.trim()) void applyCode(code.trim());
    },
    redeem: ({ _id: id }) => decided({ type: 'promotion_wanted', wanted: { id, by: 'reward' } }),
    remove: () => decided({ type: 'promotion_removed' }),
  };
}
