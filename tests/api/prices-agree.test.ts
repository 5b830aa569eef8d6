import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ValidatedItem } from '../../src/contract/cart-validation.ts';
import type { Deal, Product } from '../../src/contract/menu.ts';
import type { DealOfLine, SelectedOption } from '../../src/contract/order-items.ts';
import type { PlainVisit } from '../../src/contract/page-handler.ts';
import {
  defaultSelection,
  groupsToChoose,
  type Selection,
  toggleValue,
  unmetGroups,
  withPieces,
} from '../../src/domain/menu/selection.ts';
import { lineSignature, lineTotal } from '../../src/domain/orders/cart-item.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { chosenOfDeal, pricesInDeal } from '../../src/web/features/menu/deals/deal-choice.ts';
import { chosenOptions } from '../../src/web/features/menu/price/chosen-options.ts';
import { dishForPickup } from '../../src/web/features/menu/price/pickup-dish.ts';
import { addDish } from '../../src/web/plain/add-dish.ts';
import { type AnyMenu, anyMenu, restaurantWith } from '../support/any-menu.ts';
import { dialects } from '../support/databases.ts';
import { ids, pickup } from '../support/order-input.ts';
import { hire } from '../support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../support/test-app.ts';

/** Each run has others, so that a thousand are soon walked through. */
const MENUS = 10;
const CARTS = 20;
const CURRENCY = { code: 'GBP', symbol: '£' };

interface Line {
  productId: string;
  name: string;
  quantity: number;
  price: number;
  selectedOptions: SelectedOption[];
  deal?: DealOfLine;
}
interface Menu {
  products: Product[];
  deals?: Deal[];
}

const aCart = fc.record({
  orderType: fc.constantFrom('Delivery', 'Pickup'),
  lines: fc.array(
    fc.record({
      which: fc.nat(),
      taps: fc.array(fc.nat(9999), { maxLength: 8 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
type Cart = typeof aCart extends fc.Arbitrary<infer Value> ? Value : never;

/** What a guest comes to who taps at random and then chooses what must be chosen. */
function chosenBy(taps: readonly number[], options: Product['options']): Selection {
  let picked: Selection = {};
  const now = () => defaultSelection(options, picked);
  for (const tap of taps) {
    const open = groupsToChoose(options, now());
    const group = open[tap % open.length];
    const value = group?.values[Math.floor(tap / 7) % group.values.length];
    if (!group || !value) continue;
    const chosen = now()[group._id] ?? [];
    const pieces = chosen.filter((id) => id === value._id).length + 1;
    const after =
      (group.maxPerValue ?? 1) > 1
        ? withPieces(group, chosen, { valueId: value._id, pieces })
        : toggleValue(group, chosen, value._id);
    picked = { ...picked, [group._id]: after.chosen };
  }
  for (const { _id, values } of unmetGroups(options, now())) picked = { ...picked, [_id]: [values[0]?._id ?? ''] };
  return now();
}

/** The lines of the cart as the pages make them. */
function linesOf({ orderType, lines }: Cart, { products, deals = [] }: Menu): Line[] {
  const made = lines.flatMap(({ which, taps, quantity }, at): Line[] => {
    const product = products[which % (products.length + deals.length)];
    if (product) {
      const {
        _id: productId,
        name,
        price,
        options,
      } = orderType === 'Pickup' ? dishForPickup(product, CURRENCY) : product;
      const selectedOptions = chosenOptions({ ...product, options }, chosenBy(taps, options));
      return [{ productId, name, quantity, price, selectedOptions }];
    }
    const [deal] = deals;
    if (!deal) return [];
    const picked = deal.lines.map(({ _id, choices }, line) => {
      const choice = choices[(taps[line] ?? 0) % choices.length];
      const dish = products.find((each) => each._id === choice?.productId);
      return [_id, { productId: dish?._id ?? '', options: chosenBy(taps, dish?.options ?? []) }] as const;
    });
    const whole = chosenOfDeal(deal, products, Object.fromEntries(picked)).flatMap(({ dish, ...of }) =>
      dish ? [{ ...of, dish }] : [],
    );
    const prices = pricesInDeal(deal, whole, CURRENCY.code);
    return whole.map(({ line, dish, options }, place) => ({
      ...{ productId: dish._id, name: dish.name, quantity, price: prices[place] ?? 0, selectedOptions: options },
      deal: { dealId: deal._id, lineId: line._id, key: `${at}` },
    }));
  });
  const signature = ({ productId, selectedOptions, deal }: Line) =>
    lineSignature(productId, selectedOptions, null, deal);
  return [...new Map(made.map((line) => [signature(line), line])).values()];
}

/** What a line of the cart costs whoever fetches it. */
function fetchedTotal({ pickup: fetched, ...line }: ValidatedItem): number {
  const selectedOptions = fetched?.adjustments.map((priceAdjustment) => ({ priceAdjustment }));
  return lineTotal({ ...line, ...(fetched && { price: fetched.price, selectedOptions: selectedOptions ?? [] }) });
}

describe.each(dialects)('prices of any menu on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    app.setNow(NOON);
    customer = await app.register();
    staff = await hire(app, 'Staff');
  });
  afterAll(() => app.close());

  async function load(menu: AnyMenu): Promise<Menu> {
    // Each revision is a later one.
    app.setNow(app.services.clock() + 1);
    await importRestaurant(app.services, { file: restaurantWith(menu), baseDir: null });
    app.services.content.changed(ids.restaurant);
    return (await app.call({ url: '/products' })).body;
  }
  const post = async (url: string, body: object, token?: string) => {
    const answer = await app.call({ method: 'POST', url, body, ...(token && { token }) });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
    return answer.body.data;
  };
  const validated = (items: object[], orderType?: string) =>
    post('/cart/validate', { restaurantId: ids.restaurant, items, ...(orderType && { orderType }) });
  const subtotals = ({ items }: { items: { itemSubtotal: number }[] }) => items.map((each) => each.itemSubtotal);

  it('are the same to the cent on the page, in the cart, without scripts, on the telephone, and in the order', async () => {
    const carts = fc.array(aCart, { minLength: CARTS, maxLength: CARTS });
    const walked = fc.asyncProperty(anyMenu, carts, async (any, all) => {
      const menu = await load(any);
      for (const cart of all) await walk(cart, menu);
    });
    await fc.assert(walked, { numRuns: MENUS, endOnFailure: true });
  }, 60_000);

  async function walk(cart: Cart, menu: Menu): Promise<void> {
    const { orderType } = cart;
    const lines = linesOf(cart, menu);
    const page = lines.map(lineTotal);
    const inCart = await validated(lines, orderType);
    expect([inCart.changes, inCart.items.map(orderType === 'Pickup' ? fetchedTotal : lineTotal)]).toEqual([[], page]);
    const asked = lines.map(({ productId, quantity, selectedOptions, deal }) => ({
      ...{ productId, quantity, ...(deal && { deal }) },
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    }));
    const when = { isASAP: true, scheduledAt: null, deliveryAddress: null };
    expect(subtotals(await post('/staff/phone-quotes', { items: asked, orderType, ...when }, staff))).toEqual(page);
    if (orderType === 'Pickup') await order(lines, page);
    else await plainly(lines, page, menu);
  }

  async function order(lines: Line[], page: number[]): Promise<void> {
    const items = lines.map(({ price, name, ...line }, at) => ({
      ...{ ...line, unitPrice: price, productName: name, itemSubtotal: page[at] ?? 0 },
    }));
    const { totalAmount } = await post('/orders', pickup(items), customer);
    expect(Math.round(totalAmount * 100)).toBe(Math.round(page.reduce((sum, each) => sum + each, 0) * 100));
  }

  /** The same dishes by the form of their page, which has no scripts. */
  async function plainly(lines: Line[], page: number[], { products }: Menu): Promise<void> {
    for (const [at, { productId, quantity, selectedOptions, deal }] of lines.entries()) {
      const product = products.find(({ _id }) => _id === productId);
      if (deal || !product) continue;
      const form = new URLSearchParams([['quantity', `${quantity}`]]);
      const pieces = Map.groupBy(selectedOptions, ({ optionId, valueId }) => `${optionId} ${valueId}`);
      for (const [first, ...more] of pieces.values()) {
        if (!first) continue;
        form.append(first.optionId, first.valueId);
        form.set(`pieces-${first.optionId}-${first.valueId}`, `${more.length + 1}`);
      }
      const visit: PlainVisit = { lines: [], token: null, orderKey: null, notices: [] };
      const address = { params: { productId }, query: new URLSearchParams() };
      const known = { ensure: async () => {}, peek: () => ({ product }) };
      const plain = { cart: { items: [] }, lineKeys: new Map() };
      const dishPage = { messages: { i18n: { _: String } }, resources: known, plain } as never;
      const step = await addDish(dishPage, { form, address, visit, changes: [] });
      const sent = (step.to !== null && step.visit?.lines) || [];
      const { changes, items } = await validated(sent);
      expect([step, changes, items[0]?.itemSubtotal]).toEqual([expect.objectContaining({ to: '/cart' }), [], page[at]]);
    }
  }
});
