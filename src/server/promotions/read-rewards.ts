import type { Reward } from '../../contract/promotions.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { usedUp } from './count-promotion.ts';
import { isWithin } from './next-window.ts';
import { presentReward, promotionNames } from './present-promotion.ts';
import { findRewards } from './promotions.repo.ts';

/**
 * The rewards that an order of this customer could have now. What remains can be seen in the answer: enough points and a large enough
 * order. One that is over or used up would be offered only to be refused at the end of the checkout.
 */
export async function readRewards(
  { db, clock }: Services,
  { tenant, language, userId }: { tenant: Tenant; language: Language; userId: string },
): Promise<Reward[]> {
  const now = clock();
  const rows = (await findRewards(db, tenant.id, userId)).filter(
    (row) =>
      isWithin({ validFrom: row.valid_from, validUntil: row.valid_until }, now) &&
      !usedUp(row, row.uses_of_customer ?? 0),
  );
  const ids = rows.map(({ id }) => id);
  const names = await promotionNames(db, tenant.id, ids, { language, contentLanguage: tenant.contentLanguage });
  const decimals = await decimalsHere(db, tenant.id);
  return rows.map((row) => presentReward(row, names, decimals));
}
