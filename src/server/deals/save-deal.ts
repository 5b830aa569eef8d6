import type { StaffDeal, StaffDealInput } from '../../contract/staff/staff-deals.ts';
import type { DealLine } from '../../domain/menu/deals.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { menuIsFull } from '../menu/menu-record.refusals.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId, stableId } from '../platform/ids/ids.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { dealLineText } from '../texts/text-subjects.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { loggedDeals } from './logged-deal.ts';
import { readStaffDeals } from './read-staff-deals.ts';
import { idsOf, writeDeal } from './staff-deals.repo.ts';

/** Creates or changes a deal; a new one is the last. Throws a `Refusal` for an outdated version, wrong fields or too many deals. */
export async function saveDeal(services: Services, saving: Saving<StaffDealInput>): Promise<StaffDeal> {
  const restaurantId = saving.tenant.id;
  const terms = await loggedDeals(services.db, saving.tenant);
  return saveRecord<StaffDeal>(services, saving, {
    subject: 'deal',
    name: 'deal',
    change: changeMenu,
    terms,
    max: menuIsFull(STAFF_MAX.deals),
    read: (tx) => readStaffDeals(tx, restaurantId),
    write: (tx, act, found) => write(tx, act, { ...saving, ...found }),
  });
}

type Written = Saving<StaffDealInput> & { id: string; before: StaffDeal | null };

async function write(tx: Tx, act: StaffAct, { id, before, tenant, input, of }: Written): Promise<void> {
  const { restaurantId, now } = act;
  const { contentLanguage } = tenant;
  // A new deal's lines get ids that follow from the deal's, so that a repeated creation finds them.
  const lineIds = input.lines.map(({ _id }, position) => _id ?? (of ? newId() : stableId(id, String(position))));
  const lines = await checkedLines(tx, { restaurantId, input, before, lineIds });
  const code = await currencyOf(tx, restaurantId);
  const price = toMinor(input.price, decimalsOf(code));
  await writeDeal(tx, {
    ...{ restaurant_id: restaurantId, id, price, lines: toJson(lines), is_active: Number(input.isActive) },
  });
  const deal = { restaurantId, subject: 'deal', subjectId: id } as const;
  await changeText(tx, deal, { field: 'name', contentLanguage, input: input.name, now });
  await changeText(tx, deal, { field: 'description', contentLanguage, input: input.description, now });
  const ofLine = (lineId: string) => ({
    ...{ restaurantId, subject: 'deal_line' as const, subjectId: dealLineText(id, lineId) },
  });
  for (const [position, { label }] of input.lines.entries()) {
    const text = { field: 'label', path: `lines.${position}.label`, contentLanguage, input: label, now };
    await changeText(tx, ofLine(lineIds[position] ?? ''), text);
  }
  const gone = (before?.lines ?? []).filter(({ _id }) => !lineIds.includes(_id));
  for (const { _id } of gone) await dropTexts(tx, ofLine(_id));
}

/** The lines with the dishes that the menu has: others were taken from it while the form was open. */
async function checkedLines(
  tx: Tx,
  {
    restaurantId,
    input,
    before,
    lineIds,
  }: { restaurantId: string; input: StaffDealInput; before: StaffDeal | null; lineIds: string[] },
): Promise<DealLine[]> {
  const code = await currencyOf(tx, restaurantId);
  const products = await idsOf(tx, 'products', restaurantId);
  const categories = await idsOf(tx, 'categories', restaurantId);
  const known = new Set(before?.lines.map(({ _id }) => _id));
  const lines = input.lines.map(({ categoryId, dishes }, position) => ({
    id: lineIds[position] ?? '',
    categoryId,
    dishes: dishes
      .filter(({ productId }) => products.has(productId))
      .map(({ productId, extra }) => ({ productId, extra: toMinor(extra, decimalsOf(code)) })),
  }));
  const faults = input.lines.flatMap(({ _id, categoryId, dishes }, at): [string, string][] => [
    ...(_id && !known.has(_id) ? [[`lines.${at}`, 'not_here'] as [string, string]] : []),
    ...(categoryId && !categories.has(categoryId) ? [[`lines.${at}.categoryId`, 'not_here'] as [string, string]] : []),
    ...(categoryId === null && lines[at]?.dishes.length === 0
      ? [[`lines.${at}.dishes`, 'deal_choices_required'] as [string, string]]
      : []),
    ...dishes.flatMap(({ extra }, i) =>
      isPrice(extra, code) ? [] : [[`lines.${at}.dishes.${i}.extra`, 'price_invalid'] as [string, string]],
    ),
  ]);
  refuseFields({
    ...(isPrice(input.price, code) ? {} : { price: 'price_invalid' }),
    ...Object.fromEntries(faults),
  });
  return lines;
}
