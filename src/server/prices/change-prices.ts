import type { DishPricesInput, StaffPrices } from '../../contract/staff/staff-menu-prices.ts';
import { readStaffDeals } from '../deals/read-staff-deals.ts';
import { recordChanges } from '../editing/record-change.ts';
import { describeDifferences } from '../editing/record-differences.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { dishesBelowZero } from '../menu/below-zero.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { readDishLines } from '../menu/read-dishes.ts';
import { readOptionGroups } from '../menu/read-option-groups.ts';
import { sizesOf } from '../menu/sizes.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { repricedDeals } from './repriced-deals.ts';
import { repricedDishes } from './repriced-dishes.ts';
import { repricedGroups, repricedOptions } from './repriced-options.ts';

interface PricesAct {
  tenant: Tenant;
  userId: string;
  input: DishPricesInput;
}

/**
 * Changes the prices of several dishes, options and deals, all or none, and returns all of each kind. Throws a `Refusal`: with them as they
 * are, if one has another price than its editor saw or is gone; or for prices that the currency or a dish's options do not allow.
 */
export async function changePrices(services: Services, { tenant, userId, input }: PricesAct): Promise<StaffPrices> {
  const restaurantId = tenant.id;
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const before = await readPrices(tx, { tenant, input, now: act.now });
    const [code, sizes] = [await currencyOf(tx, restaurantId), await sizesOf(tx, restaurantId)];
    const run = { input, before, tenant, code, sizes };
    const parts = [repricedDishes(run), repricedOptions(run), await repricedDeals(tx, run)];
    refuseFields(Object.assign({}, ...parts.map(({ faults }) => faults)));
    if (parts.some(({ isOutdated }) => isOutdated)) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { ...before } });
    }
    for (const { write } of parts) await write(tx);
    const after = await readPrices(tx, { tenant, input, now: act.now });
    const edits = parts.flatMap((part) => part.edits(after));
    await recordChanges(tx, act, edits.flatMap(describeDifferences));
    refuseFields(await belowZero(tx, restaurantId, run, act.now));
    return after;
  });
}

/** All dishes, and of options and deals all where some are named. */
async function readPrices(
  tx: Tx,
  { tenant, input, now }: { tenant: Tenant; input: DishPricesInput; now: number },
): Promise<StaffPrices> {
  return {
    products: await readDishLines(tx, tenant, now),
    ...(input.options && { optionGroups: await readOptionGroups(tx, tenant.id, now) }),
    ...(input.deals && { deals: await readStaffDeals(tx, tenant.id) }),
  };
}

/** The fields that make dishes cost less than 0: their own prices, or those of options. */
async function belowZero(
  tx: Tx,
  restaurantId: string,
  run: { input: DishPricesInput; before: StaffPrices },
  now: number,
): Promise<Record<string, string>> {
  const { prices, options = [] } = run.input;
  const groups = repricedGroups(run);
  const asked = new Set([...prices.map(({ id }) => id), ...groups.flatMap(({ productIds }) => productIds)]);
  if (asked.size === 0) return {};
  const below = await dishesBelowZero(tx, restaurantId, [...asked], now);
  const fields = below.map((dish) => {
    const place = prices.findIndex(({ id }) => id === dish);
    if (place >= 0) return `prices.${place}.price`;
    const values = groups.filter(({ productIds }) => productIds.includes(dish)).flatMap((group) => group.values);
    return `options.${options.findIndex(({ id }) => values.some(({ _id }) => _id === id))}.priceAdjustment`;
  });
  return Object.fromEntries(fields.map((field) => [field, 'below_zero']));
}
