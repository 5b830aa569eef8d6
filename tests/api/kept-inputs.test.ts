import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailField } from '../../src/contract/email-field.ts';
import { readCsv } from '../../src/contract/read-csv.ts';
import { deliversTo } from '../../src/domain/orders/delivery-area.ts';
import { importIds } from '../../src/server/import/import-ids.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { parseRestaurantFile } from '../../src/server/import/parse-restaurant-file.ts';
import { phoneKey } from '../../src/server/people/same-person.ts';
import { dialects } from '../support/databases.ts';
import { employ } from '../support/people.ts';
import { type Call, NOON, startTestApp, type TestApp } from '../support/test-app.ts';

/*
 * What people typed, and files that they have, of which each was once taken wrongly. Texts on paper are in `papers.test.ts`, printers without
 * answers and papers that follow in `later-papers.test.ts`.
 */

const bytesOf = (name: string) => readFileSync(new URL(`../support/kept-inputs/${name}`, import.meta.url));
const rowsOf = (name: string) =>
  bytesOf(name)
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

describe('what people typed', () => {
  it.each(rowsOf('phone-callers.tsv'))('in %s, who is stored as %s and calls from %s, is: %s', (...row) => {
    const [country = '', stored = '', called = '', right = ''] = row;
    expect(phoneKey(stored, country) === phoneKey(called, country)).toBe(right.startsWith('same'));
  });

  it.each(rowsOf('emails.tsv'))('as address, %j, is %s', (typed = '', right = '') => {
    const [, meant = typed.trim()] = /^taken as ([^,]+)/.exec(right) ?? [];
    expect(emailField.parse(typed)).toBe(meant);
  });

  it.each(rowsOf('postcodes-with-country.tsv'))('in %s, of the area %s, as %s: it %s', (...row) => {
    const [country = '', area = '', typed = '', right = ''] = row;
    expect(deliversTo([area], typed, country)).toBe(right === 'delivers');
  });
});

describe.each(dialects)('a restaurant’s file, on %s,', (dialect) => {
  let app: TestApp;
  let name = '';
  const call = (request: Call) => app.call({ host: `${name}.localhost`, ...request });
  const key = (kind: 'product' | 'category', of: string) => importIds(name).of(kind, of);
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
  });
  afterAll(() => app.close());

  /** Loads it, and resolves to its owner's token. */
  async function load(file: string): Promise<string> {
    app.setNow(NOON);
    const source = parseRestaurantFile(bytesOf(`${file}.json`).toString(), file);
    name = source.slug;
    await importRestaurant(app.services, { file: source, baseDir: null });
    const owner = await app.register(`owner@${name}.example`, `${name}.localhost`);
    const me = await call({ url: '/users/me', token: owner });
    await employ(app, me.body.data.user._id, 'Owner', importIds(name).restaurant);
    return owner;
  }
  async function place(token: string, product: string, unitPrice: number, more: object = {}) {
    const line = { productId: key('product', product), quantity: 1, unitPrice, productName: 'x', selectedOptions: [] };
    const body = {
      ...{ restaurantId: importIds(name).restaurant, items: [{ ...line, itemSubtotal: unitPrice }] },
      ...{ subtotal: unitPrice, discountAmount: 0, deliveryFee: 0, serviceFee: 0, taxes: 0, totalAmount: unitPrice },
      ...{ orderType: 'Pickup', isASAP: true, scheduledAt: null, deliveryAddress: null, promotionId: null },
      ...{ contactPhone: '+44 20 7946 0958', customerNotes: '' },
      ...{ paymentDetails: { method: 'Cash', paymentStatus: 'Pending' }, ...more },
    };
    const answer = await call({ method: 'POST', url: '/orders', token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data;
  }
  const read = async (url: string, language: string) =>
    (await call({ url, headers: { 'accept-language': language } })).body;
  const translate = async (token: string, texts: object[]) => {
    const body = { targetLanguage: 'fr', texts };
    const { status, body: answer } = await call({ method: 'PUT', url: '/staff/translations', token, body });
    expect([status, answer.data.left]).toEqual([200, 0]);
  };

  it('in francs collects what there are coins for, and says so on the order', async () => {
    const owner = await load('cash-in-francs');
    const { promotions } = (await call({ url: '/staff/promotions', token: owner })).body.data;
    const discount = { promotionId: promotions[0]._id, couponCode: 'TEN10', discountAmount: 1.04, totalAmount: 9.31 };
    const placed = await place(owner, 'roesti', 10.35, discount);
    expect(placed).toMatchObject({ totalAmount: 9.31, cashRounding: -0.01 });
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await call({ method: 'PATCH', url: `/staff/orders/${placed._id}/status`, token: owner, body: { status } });
    const { total } = (await call({ url: '/staff/books?from=2026-06-17&to=2026-06-17', token: owner })).body.data;
    expect(total).toMatchObject({ sales: 9.31, atDoor: 9.3, rounding: -0.01, difference: 0 });
  });

  it('of a restaurant that is open in the night has one day for all of it', async () => {
    const owner = await load('night-restaurant');
    const night = { first: '2026-06-20', second: '2026-06-21' };
    for (const time of [`${night.first}T23:30`, `${night.second}T01:30`, `${night.second}T03:55`]) {
      app.setNow(Date.parse(`${time}:00+02:00`));
      await place(owner, 'dish', 10);
    }
    const url = `/staff/figures?from=${night.first}&to=${night.second}`;
    const { days } = (await call({ url, token: owner })).body.data;
    expect(days.map(({ date, orders }: { date: string; orders: number }) => [date, orders])).toEqual([
      [night.first, 3],
      [night.second, 0],
    ]);
    const { periods } = (await call({ url: `/staff/books?from=${night.first}&to=${night.second}`, token: owner })).body
      .data;
    expect(periods.map(({ period }: { period: string }) => period)).toEqual([night.first]);
    const file = (await call({ url: `/staff/orders.csv?from=${night.first}&to=${night.second}`, token: owner })).body;
    const [head = '', ...lines] = (file as string).trim().split('\r\n');
    const day = head.split(',').indexOf('businessDay');
    expect(lines.map((line) => line.split(',')[day])).toEqual([night.first, night.first, night.first]);
  });

  it('whose translations come from a spreadsheet shows them, and what they lack in its own language', async () => {
    const owner = await load('half-translated');
    const { rows, badRow } = readCsv(new Uint8Array(bytesOf('translations-windows-1252.csv')).buffer);
    expect(badRow).toBeNull();
    const texts = rows.slice(1).flatMap(([id = '', , original = '', text = '']) => {
      const [subject, subjectId, field] = id.split('/');
      return text ? [{ subject, subjectId, field, original, text }] : [];
    });
    await translate(owner, texts);
    const { product } = await read(`/products/${key('product', 'a')}`, 'fr');
    expect(product).toMatchObject({ name: 'Pâtes au fromage grillé', description: 'aux oignons frits', lang: 'fr' });
    const [category] = (await read('/categories', 'fr')).categories;
    expect(category).toMatchObject({ name: 'Hauptgerichte', lang: 'de' });
  });

  it('whose category has a name in French and its warning in German shows both', async () => {
    const owner = await load('half-translated-category');
    const subject = { subject: 'category', subjectId: key('category', 'main') };
    await translate(owner, [{ ...subject, field: 'name', original: 'Currys', text: 'Les currys' }]);
    const [category] = (await read('/categories', 'fr')).categories;
    expect(category).toMatchObject({ name: 'Les currys', lang: 'fr' });
    expect(category).toMatchObject({ description: 'Alle mit Erdnüssen', langs: { description: 'de' } });
  });

  it('with a dish whose required choices are all sold out has it sold out', async () => {
    const owner = await load('required-group-sold-out');
    const isAvailable = async () => (await read(`/products/${key('product', 'wrap')}`, 'en')).product.isAvailable;
    expect(await isAvailable()).toBe(true);
    for (const value of ['a', 'b']) {
      const url = `/staff/options/${importIds(name).of('option-value', 'sauce', value)}/availability`;
      await call({ method: 'PUT', url, token: owner, body: { isAvailable: false } });
    }
    expect(await isAvailable()).toBe(false);
    const listed = (await read('/products', 'en')).products;
    expect(listed.find(({ _id }: { _id: string }) => _id === key('product', 'wrap')).isAvailable).toBe(false);
    const office = (await call({ url: '/staff/menu', token: owner })).body.data;
    expect(office.products.find(({ _id }: { _id: string }) => _id === key('product', 'wrap')).usedUp).toHaveLength(1);
  });
});
