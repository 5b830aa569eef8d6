import type { StaffDeal } from '../../contract/staff/staff-deals.ts';
import type { Language } from '../../domain/languages.ts';
import { extraOf, surchargeInDeal } from '../../domain/menu/deals.ts';
import { pickupAdjustment, pickupPrice } from '../../domain/menu/pickup-price.ts';
import type { ServingHours } from '../../domain/menu/serving-hours.ts';
import { adjustmentIn } from '../../domain/menu/size-prices.ts';
import { toMinor } from '../../domain/money/money.ts';
import type { DishTerms, GroupTerms, MenuTerms } from '../menu-import/menu-terms.ts';
import type { TillRefs } from './till-refs.ts';

/** A price in minor units; `pickup`: what it is for whoever fetches it, null where that is the same. */
interface Price {
  price: number;
  pickup: number | null;
}

export interface TillList {
  ref: string;
  name: string;
  min: number;
  max: number;
  options: (Price & { ref: string; name: string; isDefault: boolean })[];
}

interface TillDish {
  ref: string;
  category: string;
  name: string;
  description: string;
  tags: string[];
  /** One a size; `name`: null in no size. */
  skus: (Price & { ref: string; name: string | null; lists: string[]; hours: ServingHours | null })[];
}

/** A menu as tills have it: what guests see of it, in the restaurant's language, with the refs that orders have. */
export interface MenuForTill {
  currency: string;
  categories: { ref: string; name: string; description: string }[];
  dishes: TillDish[];
  lists: TillList[];
  deals: {
    ref: string;
    name: string;
    lines: { label: string; price: number; skus: { ref: string; extra: number }[] }[];
  }[];
}

export interface WholeMenu {
  terms: MenuTerms;
  deals: readonly StaffDeal[];
  /** By how many percent the whole menu is cheaper for pickup (`percentOff`, null: by nothing); null: nobody can fetch anything. */
  pickup: { percentOff: number | null } | null;
  refs: TillRefs;
}

/**
 * The menu for a till. A dish with sizes has a sku for each, with lists of options at the prices of that size. Groups that an option opens
 * are lists of which nothing has to be chosen. What tills have no words for is left out: how often one option can be had, pieces that
 * are included, a second window of hours, and dishes of two halves, whose price is their halves'.
 */
export function menuForTill(menu: WholeMenu): MenuForTill {
  const { terms } = menu;
  const say = sayIn(terms.contentLanguage);
  const categories = [...terms.categories].filter(([, { isActive }]) => isActive);
  const lists = new Map<string, TillList>();
  const dishes = [...terms.dishes].flatMap(([id, dish]): TillDish[] => {
    const category = dish.categoryIds.find((each) => terms.categories.get(each)?.isActive);
    if (!dish.isActive || dish.halves || category === undefined) return [];
    const hours = dish.hours ?? terms.categories.get(category)?.hours ?? null;
    const skus = skusOf(menu, { id, dish, hours, lists });
    const tags = dish.dietary.map((label) => label.toLowerCase());
    return [{ ref: id, category, name: say(dish.name), description: say(dish.description), tags, skus }];
  });
  return {
    currency: terms.currency,
    categories: categories.map(([ref, { name, description }]) => ({
      ...{ ref, name: say(name), description: say(description) },
    })),
    dishes,
    lists: [...lists.values()],
    deals: menu.deals.flatMap((deal) =>
      dealFor(menu, { deal, dishes: new Map(dishes.map((each) => [each.ref, each])) }),
    ),
  };
}

interface OfDish {
  id: string;
  dish: DishTerms;
  hours: ServingHours | null;
  lists: Map<string, TillList>;
}

function skusOf(menu: WholeMenu, { id, dish, hours, lists }: OfDish): TillDish['skus'] {
  const { terms, refs } = menu;
  const groups = dish.optionGroupIds.flatMap((each): [string, GroupTerms][] => {
    const group = terms.groups.get(each);
    return group ? [[each, group]] : [];
  });
  const size = groups.find(([, { isSize }]) => isSize)?.[1];
  const say = sayIn(terms.contentLanguage);
  const priceOf = priceIn(menu, dish);
  const sku = (sizeId: string | null, name: string | null, price: number) => ({
    ...{ ref: refs.skuOf(id, sizeId), name, ...priceOf.dish(price), hours },
    lists: groups.flatMap(([groupId, group]) => (group.isSize ? [] : addLists(groupId, group, sizeId))),
  });
  if (!size) return [sku(null, null, dish.price)];
  return size.values.map(({ _id, label, priceAdjustment }) =>
    sku(_id, say(label), dish.sizePrices[_id] ?? dish.price + priceAdjustment),
  );

  /** Its list in a size, and those that its options open. Returns their refs. */
  function addLists(groupId: string, group: GroupTerms, sizeId: string | null, min = group.minSelections): string[] {
    const isSized = sizeId !== null && group.values.some(({ sizePrices }) => sizeId in sizePrices);
    const cheaper = priceOf.percentOff ? `-${priceOf.percentOff}` : '';
    const ref = `${isSized ? `${groupId}:${sizeId}` : groupId}${min === group.minSelections ? '' : '?'}${cheaper}`;
    lists.set(ref, {
      ...{ ref, name: say(group.name), min, max: group.maxSelections },
      options: group.values.map((value) => ({
        ...{ ref: refs.optionOf(value._id), name: say(value.label), isDefault: value.isDefault },
        ...priceOf.option(
          adjustmentIn(sizeId === null ? [] : [sizeId], {
            adjustment: value.priceAdjustment,
            sizePrices: value.sizePrices,
          }),
        ),
      })),
    });
    const opened = [...new Set(group.values.flatMap(({ opens }) => opens))];
    return [
      ref,
      ...opened.flatMap((each) => {
        const inner = terms.groups.get(each);
        return inner ? addLists(each, inner, sizeId, 0) : [];
      }),
    ];
  }
}

/** Prices of a dish and its options in minor units, with those for pickup. */
function priceIn({ terms: { decimals }, pickup }: WholeMenu, dish: DishTerms) {
  const here = toMinor(dish.price, decimals);
  const own = dish.pickupPrice === null ? null : toMinor(dish.pickupPrice, decimals);
  const forPickup = pickup && pickupPrice(here, { own, percentOff: pickup.percentOff });
  const percentOff = forPickup?.percentOff;
  return {
    percentOff,
    /** A size costs as much more when it is fetched, or the menu's percentage less. */
    dish(amount: number): Price {
      const price = toMinor(amount, decimals);
      if (!forPickup) return { price, pickup: null };
      const more = price - here;
      return { price, pickup: forPickup.price + pickupAdjustment(more, { percentOff }) };
    },
    option(amount: number): Price {
      const price = toMinor(amount, decimals);
      return { price, pickup: percentOff ? pickupAdjustment(price, { percentOff }) : null };
    },
  };
}

/** A deal: its first line costs its price, the others nothing. None where a line has no dish left. */
function dealFor(
  { terms, refs }: WholeMenu,
  { deal, dishes }: { deal: StaffDeal; dishes: ReadonlyMap<string, TillDish> },
): MenuForTill['deals'] {
  const minor = (amount: number) => toMinor(amount, terms.decimals);
  const lines = deal.lines.map((line, place) => ({
    label: saidOf(line.label, terms.contentLanguage),
    price: place === 0 ? minor(deal.price) : 0,
    skus: [...dishes.keys()].flatMap((id) => {
      const dish = terms.dishes.get(id);
      const extra = dish ? extraOf({ ...line, id: line._id }, { id, categoryIds: dish.categoryIds }) : null;
      return dish && extra !== null ? skusInDeal({ id, dish, extra: minor(extra) }) : [];
    }),
  }));
  const isOffered = deal.isActive && lines.every(({ skus }) => skus.length > 0);
  return isOffered ? [{ ref: deal._id, name: saidOf(deal.name, terms.contentLanguage), lines }] : [];

  /** A size costs on top what it adds to the dish. */
  function skusInDeal({ id, dish, extra }: { id: string; dish: DishTerms; extra: number }) {
    const size = dish.optionGroupIds.flatMap((each) => terms.groups.get(each) ?? []).find(({ isSize }) => isSize);
    if (!size) return [{ ref: refs.skuOf(id, null), extra }];
    return size.values.map(({ _id, priceAdjustment }) => {
      const adds = minor(dish.sizePrices[_id] ?? dish.price + priceAdjustment) - minor(dish.price);
      return { ref: refs.skuOf(id, _id), extra: extra + surchargeInDeal(adds) };
    });
  }
}

type Said = Partial<Record<Language, string>>;

function sayIn(language: Language) {
  return (text: Said) => text[language] ?? '';
}

function saidOf(text: StaffDeal['name'], language: Language): string {
  return text[language]?.text ?? '';
}
