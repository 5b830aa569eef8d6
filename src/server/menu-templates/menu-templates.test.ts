import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { pickup } from '../../../tests/support/order-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { SETUP_OWNER, setupForm } from '../../../tests/support/setup-form.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { waitingForLocks } from '../../../tests/support/waiting-for-locks.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { MENU_KINDS } from '../../domain/menu/menu-kinds.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { checkReferences } from '../import/parse-restaurant-file.ts';
import { newRestaurant } from '../onboarding/new-restaurant.ts';
import { CURRENCIES, parseSetup, type SetupInput } from '../onboarding/setup-input.ts';
import { newId } from '../platform/ids/ids.ts';
import { removeMenu } from './empty-menu.ts';
import { readTemplate } from './menu-template.ts';

const RESTAURANT = importIds('casa-nova').restaurant;
const host = 'casa-nova.localhost';
const categoryInput = { name: { de: 'Brot' }, isActive: true };
const newFile = (fields: Partial<typeof setupForm> = {}) =>
  newRestaurant((parseSetup({ ...setupForm, ...fields }) as { input: SetupInput }).input, null);

describe('the menus to begin with', () => {
  it.each(MENU_KINDS)('for %s are whole restaurant menus, in every language and in any currency', async (kind) => {
    for (const code of CURRENCIES) {
      for (const contentLanguage of LANGUAGES) {
        const file = { ...newFile(), ...(await readTemplate(kind, code)), contentLanguage };
        checkReferences({ ...file, currency: { code, symbol: code } }, `${kind} in ${code}`);
        if (code !== 'EUR') break;
      }
    }
    const { products, categories, optionGroups } = await readTemplate(kind, 'EUR');
    const texts = [...products, ...categories, ...optionGroups].flatMap(({ name, ...rest }) =>
      'description' in rest && rest.description ? [name, rest.description] : [name],
    );
    for (const text of texts) expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort());
    expect(products.every(({ price }) => price > 0)).toBe(true);
    const used = new Set(products.flatMap((dish) => dish.options));
    expect(optionGroups.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });
});

describe.each(dialects)('a menu that begins with a template, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    const file = newFile({ contentLanguage: 'de', currency: 'JPY' });
    await importRestaurant(app.services, { baseDir: null, file });
    owner = await app.register(SETUP_OWNER.email, host);
    const { user } = (await app.call({ url: '/users/me', host, token: owner })).body.data;
    await employ(app, user._id, 'Owner', RESTAURANT);
  });
  afterEach(() => app.close());

  const start = (body: object) => app.call({ method: 'PUT', url: '/staff/menu-template', host, token: owner, body });
  const add = (url: string, body: object, token = owner, headers = {}) =>
    app.call({ method: 'POST', url, host, token, body, headers });
  const record = async () => (await app.call({ url: '/staff/menu-record', host, token: owner })).body.data;

  it('has what the owner saw before, in the restaurant’s language and currency', async () => {
    const { templates } = (await app.call({ url: '/staff/menu-templates', host, token: owner })).body.data;
    const shown = templates.find(({ kind }: { kind: string }) => kind === 'kebab');
    expect(shown.categories.at(-1)).toMatchObject({
      name: 'Getränke',
      dishes: [{ name: 'Ayran', price: 250 }, {}, {}],
    });

    const { status, body } = await start({ kind: 'kebab' });
    expect(status, JSON.stringify(body)).toBe(200);
    const names = body.data.categories.map(({ name }: { name: Record<string, object> }) => name['de']);
    expect(names).toEqual(
      shown.categories.map(({ name }: { name: string }) => ({ text: name, provenance: 'authored' })),
    );
    const seen = shown.categories.flatMap(({ dishes }: { dishes: { name: string }[] }) => dishes);
    expect(body.data.products.map(({ name, price }: { name: string; price: number }) => ({ name, price }))).toEqual(
      seen,
    );
    expect(body.data.canEmpty).toBe(true);

    const { products } = (await app.call({ url: '/products', host, headers: { 'accept-language': 'fr' } })).body;
    const salad = products.find(({ name }: { name: string }) => name === 'Salade composée');
    expect(salad).toMatchObject({ price: 590, allergens: ['Moutarde', 'Anhydride sulfureux et sulfites'] });
    expect(salad.images).not.toEqual([]);
  });

  it('is begun only while it is empty, whoever else begins it at the same moment', async () => {
    const both = await Promise.all([start({ kind: 'cafe' }), start({ kind: 'indian' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('menu_not_empty');
    const { length } = (await record()).products;
    expect((await start({ kind: 'bakery' })).body.code).toBe('menu_not_empty');
    expect((await record()).products).toHaveLength(length);
  });

  it('is emptied again with all that was written since, and begun anew', async () => {
    await start({ kind: 'sushi' });
    await add('/staff/categories', categoryInput);
    const { length: dishes } = (await record()).products;
    app.setNow(NOON + 1000);
    expect((await start({ kind: null, dishes: dishes - 1 })).body.code).toBe('menu_changed');
    expect((await start({ kind: null, dishes })).body.data).toMatchObject({
      categories: [],
      products: [],
      optionGroups: [],
      canEmpty: false,
    });
    const { db } = app.services;
    const left = await db.selectFrom('texts').select('subject').where('restaurant_id', '=', RESTAURANT).execute();
    expect(left.filter(({ subject }) => /product|category|option/.test(subject))).toEqual([]);
    app.setNow(NOON + 2000);
    expect((await start({ kind: 'sushi' })).status).toBe(200);
    const entries = (await app.call({ url: '/staff/audit', host, token: owner })).body.data.entries;
    expect(entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'menu_started',
      'menu_emptied',
    ]);
  });

  /** Opens the restaurant; the answer to an order of the menu's last dish is what the function that it resolves to resolves to. */
  async function ordering() {
    const hours = { openingHours: { wednesday: { isClosed: false, open: '10:00', close: '23:00' } }, exceptions: [] };
    await app.call({ method: 'PUT', url: '/staff/opening-hours', host, token: owner, body: hours });
    await app.services.db
      .updateTable('restaurants')
      .set({ preparing_since: null })
      .where('id', '=', RESTAURANT)
      .execute();
    const water = (await record()).products.at(-1);
    const line = { productId: water._id, quantity: 1, unitPrice: water.price, productName: water.name };
    const order = pickup([{ ...line, selectedOptions: [], itemSubtotal: water.price }], { restaurantId: RESTAURANT });
    const customer = await app.register('ada@example.test', host);
    return () => add('/orders', order, customer, { 'idempotency-key': newId() });
  }

  it('is emptied beside a customer who orders from it, who reads that the dish is gone', async () => {
    await start({ kind: 'burgers' });
    const order = await ordering();
    const { db, dialect } = app.services;
    const isOnPostgres = dialect === 'postgres';
    // The moment between what the order reads and what it writes, held open: the emptying has the restaurant's row.
    const placing = await db.transaction().execute(async (tx) => {
      if (isOnPostgres) await tx.selectFrom('restaurants').select('id').forUpdate().execute();
      const asked = order();
      if (isOnPostgres) await expect.poll(() => waitingForLocks(db)).toBe(1);
      await removeMenu(tx, RESTAURANT);
      return { asked };
    });
    expect(await placing.asked).toMatchObject({ status: 409, body: { code: 'product_unavailable' } });
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('stays once something was sold, or an offer is for its dishes', async () => {
    await start({ kind: 'burgers' });
    const placed = await (await ordering())();
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect((await record()).canEmpty).toBe(false);
    expect(await start({ kind: null })).toMatchObject({ status: 409, body: { code: 'menu_in_use' } });
    expect((await record()).products).not.toEqual([]);
  });

  it('is not emptied if it began without one', async () => {
    await add('/staff/categories', categoryInput);
    const answer = await start({ kind: null });
    expect(answer.status).toBe(200);
    expect(answer.body.data.categories).toHaveLength(1);
    expect(answer.body.data.canEmpty).toBe(false);
  });
});
