import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { pricesInDeal } from '../features/menu/deals/deal-choice.ts';
import { chosenPlainly } from '../features/menu/deals/plain-deal-choice.ts';
import { productsResource } from '../features/menu/menu-resources.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { type Act, refuse } from './act.ts';
import { isKeptWhole, plainLine, plainSignature } from './plain-line.ts';

/** The menu's forms of deals: lead to the page on which a deal is chosen, and put it into the cart once all of it was shown. */
export const chooseDeal: Act = async (app, { form, visit }) => {
  const { i18n } = app.messages;
  await Promise.all([app.resources.ensure(productsResource), app.resources.ensure(currentRestaurant)]);
  const { products = [], deals = [] } = app.resources.peek(productsResource) ?? {};
  const currency = app.resources.peek(currentRestaurant)?.data.restaurant?.currency;
  const deal = deals.find(({ _id }) => _id === form.get('deal'));
  if (!deal || !currency) return { to: '/menu' };
  const isAsked = form.has('update') || form.has('add');
  if (!isAsked) return { to: `/menu?deal=${encodeURIComponent(deal._id)}` };
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
  const lines = withDeal(
    visit.lines,
    whole.map(({ line, dish, options }, index) =>
      plainLine({
        ...{ productId: dish._id, quantity: 1, price: prices[index] ?? 0, selectedOptions: options },
        deal: { dealId: deal._id, lineId: line._id, key: '' },
      }),
    ),
  );
  if (!isKeptWhole(lines)) return refuse(i18n._('plain.cart_full'));
  return { to: '/cart', visit: { lines }, notices: [i18n._('dish.added', { product: deal.name })] };
};

type Lines = PlainVisit['lines'];

/** The cart with one more of a deal; the same dishes with the same options grow instead. The deal's own key is not said yet. */
function withDeal(lines: Lines, deal: Lines): Lines {
  const keys = [...new Set(lines.flatMap((line) => line.deal?.key ?? []))];
  const keyed = (key: string) => deal.map((line) => ({ ...line, deal: line.deal && { ...line.deal, key } }));
  const twin = keys.find((key) => {
    const own = lines.filter((line) => line.deal?.key === key);
    const wanted = new Set(keyed(key).map(plainSignature));
    return own.length === deal.length && own.every((line) => isOf(line, deal) && wanted.has(plainSignature(line)));
  });
  if (twin === undefined) {
    const key = Array.from({ length: keys.length + 1 }, (_, at) => `${at + 1}`).find((each) => !keys.includes(each));
    return [...lines, ...keyed(key ?? '')];
  }
  return lines.map((line) =>
    line.deal?.key === twin ? { ...line, quantity: Math.min(line.quantity + 1, MAX.quantity) } : line,
  );
}

function isOf({ deal }: Lines[number], [first]: Lines): boolean {
  return deal?.dealId === first?.deal?.dealId;
}
