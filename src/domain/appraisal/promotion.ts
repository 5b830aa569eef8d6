import { countedSubtotal, type PricedPromotion, type PromotionTarget, promotionRefusal } from '../orders/discount.ts';
import { ORDER_TYPE } from '../orders/order-types.ts';
import { conditionRefusal, type FoodTime } from '../orders/promotion-conditions.ts';
import type { ShownProducts } from './menu-product.ts';
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

/** How many dishes a sentence names. */
const NAMED = 3;

/** Why the promotion does not apply to what is ordered; null: it does. `shown`: the menu in the reader's language. */
export function promotionObstacle(
  { terms, refused, used }: AskedPromotion,
  target: PromotionTarget,
  { now, shown }: { now: number; shown: ShownProducts },
): Obstacle | null {
  if (refused || !terms) return refused ?? obstacle('promotion_unknown');
  const reason = promotionRefusal({ promotion: terms, now, ...target });
  if (!reason) return used;
  const { minOrderValue: minimum = 0, buyQuantity, getQuantity, hours, applicableProductIds = [] } = terms;
  const products = applicableProductIds.flatMap((id) => shown.get(id)?.name ?? []).slice(0, NAMED);
  return obstacle(codeOf(reason, target), {
    amounts: { minimum, missing: Math.max(0, minimum - countedSubtotal(terms, target)) },
    values: { count: (buyQuantity ?? 1) + (getQuantity ?? 1), products: products.join(', ') },
    ...(hours && { hours }),
  });
}

/** Whether the promotion is not for the time that the food is promised for; null: it is, or none was asked for. */
export function promotionTimeObstacle(asked: Pick<AskedPromotion, 'terms'> | null, food: FoodTime): Obstacle | null {
  const hours = asked?.terms?.hours;
  const code = hours && conditionRefusal({ hours }, { orderType: null, food });
  return code ? obstacle(code, { hours }) : null;
}

function codeOf(reason: PromotionObstacleCode, { orderType }: PromotionTarget): PromotionObstacleCode {
  return reason === 'nothing_to_ship' && orderType !== null && ORDER_TYPE[orderType].hasFee
    ? 'delivery_already_free'
    : reason;
}
