import type { Currency } from '../../contract/primitives.ts';
import type { Language } from '../../domain/languages.ts';
import {
  type PricedPromotion,
  type PromotionRefusal,
  type PromotionTarget,
  promotionRefusal,
} from '../../domain/orders/discount.ts';
import type { Db } from '../platform/database/database.ts';
import { moneyText } from '../platform/money-text.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { promotionsRefusals as refusals } from './promotions.refusals.ts';
import { findPromotion, type PromotionKey, type PromotionRow, promotionProducts } from './promotions.repo.ts';
import { requireCode } from './require-code.ts';

export interface PromotionContext {
  restaurantId: string;
  userId: string;
  currency: Currency;
  /** Language in which refusals word amounts of money. */
  language: Language;
  now: number;
}

export interface ApplicablePromotion {
  row: PromotionRow;
  /** The same promotion as `domain/price-order` takes it. */
  promotion: PricedPromotion;
}

/**
 * Finds the promotion or reward and checks that it applies to this order now (DECISIONS "Promotions"); throws a `Refusal` if not, or
 * if it is hidden and the customer does not know its code (`requireCode`).
 * Does not check use limits and points: only counting them in the placement's transaction is safe from races (`countPromotion`).
 */
export async function applyPromotion(
  db: Db,
  context: PromotionContext,
  key: PromotionKey,
  target: PromotionTarget,
): Promise<ApplicablePromotion> {
  const row = await findPromotion(db, context.restaurantId, key);
  if (!row) throw new Refusal(refusals.promotion_unknown);
  await requireCode(db, row, { userId: context.userId, code: key.code ?? null });
  const promotion = await pricedPromotion(db, row);
  const reason = promotionRefusal({ promotion, now: context.now, ...target });
  if (reason) throw refused(reason, row, target, context);
  return { row, promotion };
}

/** The promotion as `domain/price-order` takes it. */
export async function pricedPromotion(db: Db, row: PromotionRow): Promise<PricedPromotion> {
  return {
    type: row.type,
    discount: row.discount_value,
    minOrderValue: row.min_order,
    applicableProductIds: await promotionProducts(db, row.restaurant_id, row.id),
    buyQuantity: row.buy_quantity,
    getQuantity: row.get_quantity,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  };
}

function refused(
  reason: PromotionRefusal,
  row: PromotionRow,
  target: PromotionTarget,
  context: PromotionContext,
): Refusal {
  if (reason === 'nothing_to_ship' && target.orderType === 'Delivery')
    return new Refusal(refusals.delivery_already_free);
  const money = (minor: number) => moneyText(minor, context.currency, context.language);
  const values = {
    minimum: money(row.min_order),
    missing: money(Math.max(0, row.min_order - target.subtotal)),
    count: (row.buy_quantity ?? 1) + (row.get_quantity ?? 1),
  };
  return new Refusal(refusals[reason], { values });
}
