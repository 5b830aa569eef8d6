import type { StaffOptionGroup } from '../../contract/staff/staff-menu-options.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { isPriceAdjustment } from '../../domain/orders/money-limits.ts';
import { updateOptionPrices } from '../menu/option-groups.repo.ts';
import { storedSizePrices } from '../menu/present-size-prices.ts';
import { optionGroupTerms } from '../menu/read-option-groups.ts';
import { areSamePrices, type PriceRun, type Repricing, wrongAmounts } from './repricing.ts';

/** What a change of prices does to options, for all dishes that have them. */
export function repricedOptions({ input: { options = [] }, before, tenant, code }: PriceRun): Repricing {
  const values = new Map((before.optionGroups ?? []).flatMap((group) => group.values.map((each) => [each._id, each])));
  const decimals = decimalsOf(code);
  return {
    faults: wrongAmounts(
      options.flatMap(({ priceAdjustment, sizePrices = {} }, at) => [
        { field: `options.${at}.priceAdjustment`, isRight: isPriceAdjustment(priceAdjustment, code) },
        ...Object.entries(sizePrices).map(([size, each]) => ({
          ...{ field: `options.${at}.sizePrices.${size}`, isRight: isPriceAdjustment(each, code) },
        })),
      ]),
    ),
    isOutdated: options.some(({ id, expectedPriceAdjustment, sizePrices, expectedSizePrices }) => {
      const value = values.get(id);
      const isSame = value?.priceAdjustment === expectedPriceAdjustment;
      return !isSame || (sizePrices && !areSamePrices(expectedSizePrices, value.sizePrices));
    }),
    async write(tx) {
      for (const { id, priceAdjustment, sizePrices } of options) {
        const columns = {
          price_adjustment: toMinor(priceAdjustment, decimals),
          ...(sizePrices && { size_prices: storedSizePrices(sizePrices, decimals) }),
        };
        await updateOptionPrices(tx, { restaurantId: tenant.id, id }, columns);
      }
    },
    edits: (after) =>
      repricedGroups({ input: { options }, before }).flatMap((group) => {
        const now = after.optionGroups?.find(({ _id }) => _id === group._id);
        const terms = { before: optionGroupTerms(group), after: now && optionGroupTerms(now) };
        return terms.after
          ? [{ subject: 'option_group', id: group._id, before: terms.before, after: terms.after }]
          : [];
      }),
  };
}

/** The groups of which a change names options. */
export function repricedGroups({
  input: { options = [] },
  before,
}: {
  input: Pick<PriceRun['input'], 'options'>;
  before: PriceRun['before'];
}): StaffOptionGroup[] {
  const named = new Set(options.map(({ id }) => id));
  return (before.optionGroups ?? []).filter(({ values }) => values.some(({ _id }) => named.has(_id)));
}
