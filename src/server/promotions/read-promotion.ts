import { obstacle } from '../../domain/appraisal/obstacles.ts';
import type { AskedPromotion } from '../../domain/appraisal/promotion.ts';
import type { PricedPromotion } from '../../domain/orders/discount.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { promotionUsed } from './count-promotion.ts';
import { knowsCode } from './knows-code.ts';
import { findPromotion, type PromotionKey, type PromotionRow, promotionProducts } from './promotions.repo.ts';

export interface PromotionContact {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Who asks for a promotion. */
interface Customer {
  restaurantId: string;
  /** null: a caller, of whom nothing is known yet. */
  userId: string | null;
  /** What their order would say, by which uses are counted; missing: nobody asks how many are left, as placing counts them. */
  contact?: PromotionContact | undefined;
}

/** A promotion that was asked for, with its row; null: there is none. */
export type FoundPromotion = AskedPromotion & { row: PromotionRow | null };

/**
 * Finds a promotion or reward, and whether this customer can have it at all: a hidden one is for who knows its code (`knowsCode`).
 * Whether it applies to what they order, its terms say (`promotionObstacle`). Only counting its use in the placement's transaction is
 * safe from races (`countPromotion`).
 */
export async function readPromotion(
  db: Db,
  { restaurantId, userId, contact }: Customer,
  key: PromotionKey,
): Promise<FoundPromotion> {
  const row = (await findPromotion(db, restaurantId, key)) ?? null;
  if (!row) return { row, terms: null, refused: obstacle('promotion_unknown'), used: null };
  const isKnown = await knowsCode(db, row, { userId, code: key.code ?? null });
  return {
    row,
    terms: await pricedPromotion(db, row),
    conditions: fromJson(row.conditions),
    refused: isKnown ? null : obstacle('coupon_code_required'),
    used: contact && userId !== null ? await promotionUsed(db, row, { userId, ...contact }) : null,
  };
}

/** The promotion as `domain/price-order` takes it. */
export async function pricedPromotion(db: Db, row: PromotionRow): Promise<PricedPromotion> {
  const { ids, isForNone } = await promotionProducts(db, row);
  return {
    isForNone,
    type: row.type,
    discount: row.discount_value,
    minOrderValue: row.min_order,
    applicableProductIds: ids,
    buyQuantity: row.buy_quantity,
    getQuantity: row.get_quantity,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  };
}
