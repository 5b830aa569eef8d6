import type { StaffDeal } from '../../contract/staff/staff-deals.ts';
import type { DishPricesInput } from '../../contract/staff/staff-menu-prices.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { loggedDeals } from '../deals/logged-deal.ts';
import { updateDealPrices } from '../deals/staff-deals.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { type PriceRun, type Repricing, wrongAmounts } from './repricing.ts';

type DealPrice = NonNullable<DishPricesInput['deals']>[number];

/** What a change of prices does to deals. */
export async function repricedDeals(tx: Tx, { input, before, tenant, code }: PriceRun): Promise<Repricing> {
  const { deals = [] } = input;
  const terms = deals.length > 0 ? await loggedDeals(tx, tenant) : null;
  const find = (all: readonly StaffDeal[] | undefined, id: string) => all?.find(({ _id }) => _id === id);
  return {
    faults: wrongAmounts(
      deals.flatMap(({ price, extras = [] }, at) => [
        { field: `deals.${at}.price`, isRight: isPrice(price, code) },
        ...extras.map(({ extra }, i) => ({ field: `deals.${at}.extras.${i}.extra`, isRight: isPrice(extra, code) })),
      ]),
    ),
    isOutdated: deals.some((each) => !isAsExpected(each, find(before.deals, each.id))),
    async write(tx) {
      for (const { id, price, extras = [] } of deals) {
        const lines = (find(before.deals, id)?.lines ?? []).map(({ _id, categoryId, dishes }) => ({
          ...{ id: _id, categoryId },
          dishes: dishes.map(({ productId, extra }) => {
            const other = extras.find((each) => each.lineId === _id && each.productId === productId);
            return { productId, extra: toMinor(other?.extra ?? extra, decimalsOf(code)) };
          }),
        }));
        await updateDealPrices(tx, { restaurantId: tenant.id, id }, { price: toMinor(price, decimalsOf(code)), lines });
      }
    },
    edits: (after) =>
      deals.flatMap(({ id }) => {
        const [was, is] = [find(before.deals, id), find(after.deals, id)];
        return was && is && terms ? [{ subject: 'deal', id, before: terms(was), after: terms(is) }] : [];
      }),
  };
}

function isAsExpected({ expectedPrice, extras = [] }: DealPrice, deal: StaffDeal | undefined): boolean {
  const extraOf = (lineId: string, dish: string) =>
    deal?.lines.find(({ _id }) => _id === lineId)?.dishes.find(({ productId }) => productId === dish)?.extra;
  return (
    deal?.price === expectedPrice &&
    extras.every(({ lineId, productId, expectedExtra }) => extraOf(lineId, productId) === expectedExtra)
  );
}
