import { conditionRefusal, type FoodTime, type OrderConditions } from '../menu/promotion-conditions.ts';
import { countedSubtotal, type PricedPromotion, type PromotionTarget, promotionRefusal } from '../orders/discount.ts';
import { ORDER_TYPE } from '../orders/order-types.ts';
import type { ShownProducts } from './menu-product.ts';
import { type Obstacle, obstacle, type PromotionObstacleCode } from './obstacles.ts';

/** A promotion that was asked for. */
export interface AskedPromotion {
  /** null: there is none by this id or code. */
  terms: PricedPromotion | null;
  /** For which orders it is; null or missing: for any. */
  conditions?: OrderConditions | null;
  /** Why this customer may not ask for it; null: they may. */
  refused: Obstacle | null;
  /** Why nothing of it is left for them; null: something is, or nobody has looked. */
  used: Obstacle | null;
}

/** How many dishes a sentence names. */
const NAMED = 3;

/**
 * Why the promotion does not apply to what is ordered; null: it does. `shown`: the menu in the reader's language; `food` missing: nobody knows
 * for when it is.
 */
export function promotionObstacle(
  { terms, conditions, refused, used }: AskedPromotion,
  target: PromotionTarget,
  { now, shown, food }: { now: number; shown: ShownProducts; food?: FoodTime },
): Obstacle | null {
  if (refused || !terms) return refused ?? obstacle('promotion_unknown');
  const reason = promotionRefusal({ promotion: terms, now, ...target });
  const isOver = reason === 'promotion_not_started' || reason === 'promotion_expired';
  const unmet = conditions && !isOver && conditionRefusal(conditions, { orderType: target.orderType, food });
  if (unmet) return obstacle(unmet, conditions.hours ? { hours: conditions.hours } : {});
  if (!reason) return used;
  const { minOrderValue: minimum = 0, buyQuantity, getQuantity, applicableProductIds = [] } = terms;
  const products = applicableProductIds.flatMap((id) => shown.get(id)?.name ?? []).slice(0, NAMED);
  return obstacle(codeOf(reason, target), {
    amounts: { minimum, missing: Math.max(0, minimum - countedSubtotal(terms, target)) },
    values: { count: (buyQuantity ?? 1) + (getQuantity ?? 1), products: products.join(', ') },
  });
}

/** Whether the promotion is not for the time that the food is promised for; null: it is, or none was asked for. */
export function promotionTimeObstacle(
  asked: Pick<AskedPromotion, 'conditions'> | null,
  food: FoodTime,
): Obstacle | null {
  const hours = asked?.conditions?.hours;
  const code = hours && conditionRefusal({ orderType: null, hours }, { orderType: null, food });
  return code ? obstacle(code, { hours }) : null;
}

function codeOf(reason: PromotionObstacleCode, { orderType }: PromotionTarget): PromotionObstacleCode {
  return reason === 'nothing_to_ship' && orderType !== null && ORDER_TYPE[orderType].hasFee
    ? 'delivery_already_free'
    : reason;
}
