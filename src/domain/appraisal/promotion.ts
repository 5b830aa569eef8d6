import { type PricedPromotion, type PromotionTarget, promotionRefusal } from '../orders/discount.ts';
import { ORDER_TYPE } from '../orders/order-types.ts';
import { type Obstacle, obstacle, type PromotionObstacleCode } from './obstacles.ts';

/** A promotion that was asked for. */
export interface AskedPromotion {
  /** null: there is none by this id or code. */
  terms: PricedPromotion | null;
  /** Why this customer may not ask for it; null: they may. */
  refused: Obstacle | null;
  /** Why nothing of it is left for them; null: something is, or nobody has looked. */
  used: Obstacle | null;
}

/** Why the promotion does not apply to what is ordered; null: it does. */
export function promotionObstacle(
  { terms, refused, used }: AskedPromotion,
  target: PromotionTarget,
  now: number,
): Obstacle | null {
  if (refused || !terms) return refused ?? obstacle('promotion_unknown');
  const reason = promotionRefusal({ promotion: terms, now, ...target });
  if (!reason) return used;
  const { minOrderValue: minimum = 0, buyQuantity, getQuantity } = terms;
  return obstacle(codeOf(reason, target), {
    amounts: { minimum, missing: Math.max(0, minimum - target.subtotal) },
    values: { count: (buyQuantity ?? 1) + (getQuantity ?? 1) },
  });
}

function codeOf(reason: PromotionObstacleCode, { orderType }: PromotionTarget): PromotionObstacleCode {
  return reason === 'nothing_to_ship' && orderType !== null && ORDER_TYPE[orderType].hasFee
    ? 'delivery_already_free'
    : reason;
}
