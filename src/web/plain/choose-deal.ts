import { INSTEAD_OF, plainDealAddress } from '../features/cart/plain-deal-address.ts';
import { pricesInDeal } from '../features/menu/deals/deal-choice.ts';
import { chosenPlainly } from '../features/menu/deals/plain-deal-choice.ts';
import { productsResource } from '../features/menu/menu-resources.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { type Act, type PlainApp, type PlainStep, refuse } from './act.ts';
import { withChangedDeal, withMoreOfDeal } from './deal-in-cart.ts';
import { isKeptWhole, plainLine } from './plain-line.ts';

/**
 * The menu's forms of deals: lead to the page on which a deal is chosen, and put it into the cart once all of it was shown; or into the place
 * of the one that is changed.
 */
export const chooseDeal: Act = async (app, { form, visit }) => {
  const { i18n } = app.messages;
  await Promise.all([app.resources.ensure(productsResource), app.resources.ensure(currentRestaurant)]);
  const { products = [], deals = [] } = app.resources.peek(productsResource) ?? {};
  const currency = app.resources.peek(currentRestaurant)?.data.restaurant?.currency;
  const deal = deals.find(({ _id }) => _id === form.get('deal'));
  if (!deal || !currency) return { to: '/menu' };
  const isAsked = form.has('update') || form.has('add');
  if (!isAsked) return { to: plainDealAddress(deal._id) };
  const chosen = chosenPlainly(form, deal, products);
  const whole = chosen.flatMap(({ dish, ...of }) => (dish ? [{ ...of, dish }] : []));
  const isSeen = whole.length === chosen.length && chosen.every((of) => of.isSeen);
  if (!form.has('add') || !isSeen) return { to: null, notices: [], isRefused: false };
  const above = whole.flatMap(({ dish, selection }) =>
    dish.options.filter(({ _id, maxSelections }) => (selection[_id]?.length ?? 0) > maxSelections),
  );
  const [first] = above;
  if (first) return refuse(i18n._('product.up_to', { max: first.maxSelections, group: first.name }));
  const unmet = whole.flatMap((of) => of.unmet);
  if (unmet.length > 0) {
    return refuse(...unmet.map(({ name, minSelections: n }) => `${name}: ${i18n._('product.at_least', { n })}`));
  }
  const prices = pricesInDeal(deal, whole, currency.code);
  const chosenLines = whole.map(({ line, dish, options }, index) =>
    plainLine({
      ...{ productId: dish._id, quantity: 1, price: prices[index] ?? 0, selectedOptions: options },
      deal: { dealId: deal._id, lineId: line._id, key: '' },
    }),
  );
  const old = form.get(INSTEAD_OF);
  const lines =
    old === null ? withMoreOfDeal(visit.lines, chosenLines) : withChangedDeal(visit.lines, chosenLines, old);
  if (lines === null) return { to: '/cart' };
  if (!isKeptWhole(lines)) return refuse(i18n._('plain.cart_full'));
  const notices = old === null ? [i18n._('dish.added', { product: deal.name })] : [];
  return { to: '/cart', visit: { lines }, notices };
};

/** Where a deal's page leads that the cart asks for and the menu has no more; null: it has it, or another page is asked for. */
export async function goneDeal(app: PlainApp, query: URLSearchParams): Promise<PlainStep | null> {
  const old = query.get(INSTEAD_OF);
  if (old === null) return null;
  await app.resources.ensure(productsResource);
  const deals = app.resources.peek(productsResource)?.deals ?? [];
  const kept = app.plain.cart.items.find(({ deal }) => deal?.key === old)?.deal;
  if (!kept) return { to: '/cart' };
  if (deals.some(({ _id }) => _id === kept.dealId && _id === query.get('deal'))) return null;
  return { to: '/cart', notices: [app.messages.i18n._('deals.no_change', { name: kept.name })] };
}
