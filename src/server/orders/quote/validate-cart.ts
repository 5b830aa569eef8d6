import type { CartChange, ValidateCartInput, ValidatedItem } from '../../../contract/cart-validation.ts';
import { appraiseItems } from '../../../domain/appraisal/lines.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { readDeals } from '../../deals/asked-deals.repo.ts';
import { readMenuRows } from '../../menu/menu-rows.repo.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { presentCart } from './present-cart.ts';

/** The cart priced from the current menu, in the reader's language, and the changes of each line. */
export async function validateCart(
  services: Services,
  { tenant, language, input }: { tenant: Tenant; language: Language; input: ValidateCartInput },
): Promise<{ items: ValidatedItem[]; changes: CartChange[] }> {
  if (input.restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const { productsById: shown, restaurant } = await services.content.of(tenant.id, language);
  const ids = input.items.map(({ productId }) => productId);
  const menu = await readMenuRows(services.db, tenant.id, ids, services.clock());
  const { currency } = restaurant;
  const deals = await readDeals(services.db, tenant.id, input.items);
  const items = appraiseItems(input.items, { menu, shown, ...deals }, { currency, orderType: input.orderType ?? null });
  return presentCart(items, { decimals: decimalsOf(currency.code), language, isKept: true });
}
