import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Deal, Product } from '../../src/contract/menu.ts';
import type { Language } from '../../src/domain/languages.ts';
import { defaultSelection, type Selection } from '../../src/domain/menu/selection.ts';
import { lineTotal } from '../../src/domain/orders/cart-item.ts';
import { createApp } from '../../src/server/api.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { mountPages } from '../../src/server/pages.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { chosenOfDeal, pricesInDeal } from '../../src/web/features/menu/deals/deal-choice.ts';
import { chosenOptions } from '../../src/web/features/menu/price/chosen-options.ts';
import { dishForPickup } from '../../src/web/features/menu/price/pickup-dish.ts';
import { generateFullMenu } from '../generate/full-menu.ts';
import { ids, pickup } from '../support/order-input.ts';
import { hire } from '../support/staff.ts';
import { type Answer, type Call, startTestApp, TRATTORIA } from '../support/test-app.ts';
import { trattoria } from '../support/trattoria.ts';

const CURRENCY = { code: 'GBP', symbol: '£' };

/** The trattoria with the full menu of so many dishes, and its calls by name. */
export async function openFullMenu(dialect: DialectName, products: number) {
  const test = await startTestApp(dialect, { NODE_ENV: 'production', ACCESS_TOKEN_S: '86400000' });
  const { services } = test;
  const {
    categories,
    optionGroups,
    products: dishes,
    deals,
    delivery,
  } = generateFullMenu({ products, hasPictures: false });
  const file = {
    ...trattoria.file,
    categories,
    optionGroups,
    products: dishes,
    deals,
    delivery,
    promotions: [],
    rewards: [],
  };
  test.setNow(services.clock() + 1);
  await importRestaurant(services, { file, baseDir: null });
  await services.db.updateTable('restaurants').set({ takes_line_notes: 1 }).where('id', '=', ids.restaurant).execute();
  // So many that no round comes to the end of them.
  await services.db
    .updateTable('products')
    .set({ daily_portions: 9999 })
    .where('daily_portions', 'is not', null)
    .execute();
  services.content.changed(ids.restaurant);
  // A database that was filled a moment ago would plan by what it was before.
  if (dialect === 'postgres') await sql`analyze`.execute(services.db);
  const site = await createApp(services);
  await mountPages(site, services);
  await site.ready();
  const [customer, owner] = [await test.register(), await hire(test, 'Owner')];
  const ask = async (call: Call): Promise<Answer['body']> => {
    const { status, body } = await test.call(call);
    if (status >= 300)
      throw new Error(`${call.url}: ${status} ${JSON.stringify(body.changes ?? body.detail ?? body).slice(0, 500)}`);
    return body;
  };
  const lines = linesOf(await ask({ url: '/products' }));
  const asked = lines.map(({ unitPrice, productName, itemSubtotal, selectedOptions, ...line }) => ({
    ...line,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  }));
  const post =
    (url: string, body: object, token?: string, headers = {}) =>
    () =>
      ask({ method: 'POST', url, body, headers, ...(token && { token }) });
  const when = { isASAP: true, scheduledAt: null, deliveryAddress: null };
  const get = (url: string, token?: string) => () => ask({ url, ...(token && { token }) });
  const page = async (language: Language) => {
    const answer = await site.inject({ url: `/menu?lang=${language}`, headers: { host: TRATTORIA } });
    if (answer.statusCode !== 200) throw new Error(`the page was answered with ${answer.statusCode}`);
    return answer.rawPayload;
  };
  const changed = () => services.content.changed(ids.restaurant);
  return {
    /** As the office exports it. */
    table: get('/staff/menu-table', owner),
    /** Kilobytes of brotli. */
    weights: async () => ({
      document: kilobytes(await page('en')),
      answer: kilobytes(Buffer.from(JSON.stringify(await ask({ url: '/products' })))),
    }),
    calls: {
      'validate the cart': post('/cart/validate', { restaurantId: ids.restaurant, items: asked, orderType: 'Pickup' }),
      'place an order': () => post('/orders', pickup(lines), customer, { 'idempotency-key': newId() })(),
      'quote by telephone': post('/staff/phone-quotes', { items: asked, orderType: 'Pickup', ...when }, owner),
    },
    /** Those whose answer is the whole menu. */
    menus: {
      'answer after a change': () => {
        changed();
        return get('/products')();
      },
      'page after a change': () => {
        changed();
        return page('en');
      },
      'what has run out, for staff': get('/staff/menu', owner),
      'menu editor and price table': get('/staff/menu-record', owner),
    },
    close: async () => {
      await site.close();
      await test.close();
    },
  };
}

/** A dish with a size, toppings and its meal, one with a note, and a deal, as a guest's page sends them. */
function linesOf({ products, deals }: { products: Product[]; deals: Deal[] }) {
  const sized = named(products, 'Dish number 7');
  const plain = named(products, 'Dish number 12');
  const single = [sized, plain].map((product, at) => {
    const { options, price } = dishForPickup(product, CURRENCY);
    const selectedOptions = chosenOptions({ ...product, options }, chosen(options));
    const line = { productId: product._id, quantity: 2, selectedOptions };
    return {
      ...{ ...line, productName: product.name, unitPrice: price, itemSubtotal: lineTotal({ ...line, price }) },
      ...(at === 1 && { note: 'Without onions, please' }),
    };
  });
  const deal = deals.find(({ lines }) => lines.every(({ choices }) => choices.length > 0));
  if (!deal) throw new Error('there is no deal');
  const picks = deal.lines.map(({ _id, choices }) => {
    const productId = choices[0]?.productId ?? '';
    return [
      _id,
      { productId, options: defaultSelection(products.find((each) => each._id === productId)?.options ?? [], {}) },
    ] as const;
  });
  const whole = chosenOfDeal(deal, products, Object.fromEntries(picks)).flatMap(({ dish, ...of }) =>
    dish ? [{ ...of, dish }] : [],
  );
  const prices = pricesInDeal(deal, whole, CURRENCY.code);
  const inDeal = whole.map(({ line, dish, options }, place) => {
    const price = prices[place] ?? 0;
    const made = { productId: dish._id, quantity: 1, selectedOptions: options };
    return {
      ...{ ...made, productName: dish.name, unitPrice: price, itemSubtotal: lineTotal({ ...made, price }) },
      deal: { dealId: deal._id, lineId: line._id, key: '1' },
    };
  });
  return [...single, ...inDeal];
}

/** What is usual, four toppings, and the meal. */
function chosen(options: Product['options']): Selection {
  const toppings = options.find(({ maxPerValue = 1 }) => maxPerValue > 1);
  const meal = options.find(({ values }) => values.some(({ opens }) => opens));
  return defaultSelection(options, {
    ...(toppings && { [toppings._id]: toppings.values.slice(0, 4).map(({ _id }) => _id) }),
    ...(meal && { [meal._id]: meal.values.slice(-1).map(({ _id }) => _id) }),
  });
}

function named(products: readonly Product[], name: string): Product {
  const found = products.find((each) => each.name === name);
  if (!found) throw new Error(`there is no "${name}"`);
  return found;
}

function kilobytes(body: Buffer): number {
  return brotliCompressSync(body).length / 1000;
}
