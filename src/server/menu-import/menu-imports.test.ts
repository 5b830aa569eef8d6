import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { MenuImport } from '../../contract/staff/staff-menu-imports.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { DAY } from '../../domain/times/zoned-time.ts';

const pizzeria = readFileSync('tests/menus/pizzeria-sizes-windows-1252.csv');
const table = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

describe.each(dialects)('a menu that is brought in as a file, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const send = (body: Uint8Array, type = 'text/csv') =>
    app.call({
      method: 'POST',
      url: '/staff/menu-imports?fileName=menu.csv',
      token: owner,
      headers: { 'content-type': type },
      body,
    });
  const draft = async (body: Uint8Array): Promise<MenuImport> => {
    const answer = await send(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.menuImport;
  };
  const put = (id: string, body: object) =>
    app.call({ method: 'PUT', url: `/staff/menu-imports/${id}`, token: owner, body });
  const apply = async ({ _id, version }: MenuImport, more = {}): Promise<MenuImport> => {
    const answer = await put(_id, { state: 'applied', expectedVersion: version, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.menuImport;
  };
  const record = async () => (await app.call({ url: '/staff/menu-record', token: owner })).body.data;
  const dishes = async () => (await app.call({ url: '/products?limit=200' })).body.products;
  const named = async (name: string) => (await dishes()).find((dish: { name: string }) => dish.name === name);
  const wordsOf = ({ notes }: MenuImport, kind: string) =>
    notes.filter((note) => note.kind === kind).map(({ row, text }) => `${row ?? ''} ${text}`.trim());

  it('is a draft at first, which changes nothing', async () => {
    const before = await record();
    const { state, dishes: found, entries, notes, takeBackUntil } = await draft(pizzeria);
    expect({ state, found, takeBackUntil }).toEqual({ state: 'draft', found: 50, takeBackUntil: null });
    const margherita = entries.find(({ name }) => name === 'Pizza Margherita');
    expect(margherita).toMatchObject({
      subject: 'product',
      change: 'new',
      before: null,
      after: { price: 7.5, categoryIds: 'Pizza', menuNumber: '1', allergens: [] },
    });
    expect(margherita?.after?.['sizePrices']).toBe('Mittel (30 cm) 9.5, Groß (36 cm) 12, Mega (45 x 32 cm) 16.5');
    expect(entries.filter(({ change }) => change === 'gone').length).toBeGreaterThan(0);
    expect(notes.some(({ text }) => text.includes('): 31, in rows'))).toBe(true);
    expect(await record()).toEqual(before);
  });

  it('is on the menu with one tap, and bringing it in again changes nothing', async () => {
    const done = await apply(await draft(pizzeria));
    expect(done).toMatchObject({ state: 'applied', takeBackUntil: new Date(NOON + DAY).toISOString() });
    const margherita = await named('Pizza Margherita');
    expect(margherita).toMatchObject({ price: 7.5, description: 'mit Tomatensoße, Käse' });
    expect(margherita.options.map(({ name }: { name: string }) => name)).toEqual(['Size', 'Extra Zutat']);
    const [size, toppings] = margherita.options;
    expect(size).toMatchObject({ isSize: true, minSelections: 1, maxSelections: 1 });
    expect(toppings.values[0]).toMatchObject({ label: 'Champignons', priceAdjustment: 1 });
    expect(Object.values(toppings.values[0].sizePrices)).toEqual([1.2, 1.5, 2.5]);
    expect(await named('Spaghetti Napoli')).toMatchObject({ price: 4.5, options: [] });
    const again = await draft(pizzeria);
    expect(again.entries.filter(({ change }) => change !== 'gone')).toEqual([]);
    expect(again.unchanged).toBe(50);
  });

  it('is done once however often the tap is sent', async () => {
    const menu = await draft(pizzeria);
    const [one, other] = await Promise.all([apply(menu), apply(menu)]);
    expect(one).toEqual(other);
    const { entries } = (await app.call({ url: '/staff/audit?action=menu_imported', token: owner })).body.data;
    expect(entries).toHaveLength(1);
  });

  it('is taken back within the day, as if nothing had been', async () => {
    const before = await record();
    const changed = table('Category,Name,Price', 'Pizzas,Margherita,99', 'Soups,Minestrone,4');
    const { _id } = await apply(await draft(changed), { removesGone: true });
    expect((await dishes()).map(({ name }: { name: string }) => name).sort()).toEqual(['Margherita', 'Minestrone']);
    expect((await put(_id, { state: 'taken_back' })).body.data.menuImport.state).toBe('taken_back');
    expect(await record()).toEqual(before);
    expect((await put(_id, { state: 'taken_back' })).status).toBe(200);
    expect((await put(_id, { state: 'applied' })).body.code).toBe('menu_import_over');
  });

  it('keeps what somebody has changed since when it is taken back', async () => {
    const { _id } = await apply(
      await draft(table('Category,Name,Price', 'Pizzas,Margherita,99', 'Soups,Minestrone,4')),
    );
    const [margherita, soup] = [await named('Margherita'), await named('Minestrone')];
    const prices = [
      { id: margherita._id, price: 98, expectedPrice: 99 },
      { id: soup._id, price: 5, expectedPrice: 4 },
    ];
    await app.call({ method: 'PUT', url: '/staff/product-prices', token: owner, body: { prices } });
    await put(_id, { state: 'taken_back' });
    expect([(await named('Margherita')).price, (await named('Minestrone')).price]).toEqual([98, 5]);
  });

  it('can’t be taken back when its day is over', async () => {
    const { _id } = await apply(await draft(table('Name,Price,Category', 'Minestrone,4,Soups')));
    await app.services.db
      .updateTable('menu_imports')
      .set({ applied_at: NOON - DAY - 1 })
      .execute();
    expect(await put(_id, { state: 'taken_back' })).toMatchObject({ status: 409, body: { code: 'menu_import_over' } });
  });

  it('is refused with the draft as it is now where the menu has changed meanwhile', async () => {
    const menu = await draft(table('Name,Price', 'Margherita,99'));
    const { _id, price } = await named('Margherita');
    const prices = [{ id: _id, price: 11, expectedPrice: price }];
    await app.call({ method: 'PUT', url: '/staff/product-prices', token: owner, body: { prices } });
    const late = await put(menu._id, { state: 'applied', expectedVersion: menu.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'menu_changed' } });
    expect(late.body.menuImport.entries[0]).toMatchObject({ before: { price: 11 }, after: { price: 99 } });
    await apply(late.body.menuImport);
    expect((await named('Margherita')).price).toBe(99);
  });

  it('names what is wrong by its row in words, and brings in the rest', async () => {
    const menu = await draft(
      table(
        'Kind;Category;Name;Price;Hours;Allergens;Colour',
        ';Soups;Minestrone;4,50;Mon-Fri 11:00-14:30;Celery, Milch;red',
        ';Soups;;3;;;',
        ';Soups;Gazpacho;three;;;',
        ';Soups;Ramen;1.234,50;whenever;Nuts and bolts;',
        'Thing;Soups;Miso;3;;;',
      ),
    );
    expect(wordsOf(menu, 'fault')).toEqual([
      '3 This row has no name.',
      '4 “three” is no price.',
      '5 “whenever” can’t be read as hours. Write them like this: Mon-Fri 11:00-14:30.',
      '5 “Nuts and bolts” is none of the fourteen allergens. Because a part would not be safe, nothing of this cell is taken.',
      '6 “Thing” is no kind of row. Dish, category, option group and option are.',
      '4 Price: This field is required.',
    ]);
    expect(wordsOf(menu, 'lost')).toEqual(['This column is not understood, and is left out.']);
    await apply(menu);
    const soup = await named('Minestrone');
    expect(soup.allergens.sort()).toEqual(['Celery', 'Milk']);
    expect((await named('Ramen')).price).toBe(1234.5);
    const { product } = (await app.call({ url: `/staff/products/${soup._id}`, token: owner })).body.data;
    expect(product.hours.windows).toEqual([
      { weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '11:00', to: '14:30' },
    ]);
  });

  it('is saved as a table that says all of it, and that changes nothing when it is brought in again', async () => {
    const file = table(
      'Category,Number,Name,Price,Price for pickup,Allergens,Cereals and nuts,May contain,Additives,Diets,Heat,kcal,Deposit,Minimum age,Hours',
      'Soups,1,Silent,4,,,,,,,,,,,',
      'Soups,2,Free,4,3.5,none,,Celery,,Vegan,1,250,,,Mon-Fri 11:00-14:30',
      'Soups,3a,Full,4,,"Cereals containing gluten, Milk","Wheat, Rye",Nuts,"with colouring, contains caffeine",,3,900,0.25,16,',
    );
    await apply(await draft(file));
    expect((await draft(file)).entries.filter(({ change }) => change !== 'gone')).toEqual([]);
    const staffDish = async (name: string) =>
      (await app.call({ url: `/staff/products/${(await named(name))._id}`, token: owner })).body.data.product;
    const [silent, free, full] = [await staffDish('Silent'), await staffDish('Free'), await staffDish('Full')];
    expect(silent).toMatchObject({ menuNumber: '1', allergens: [], noAllergens: false, kcal: null, heat: null });
    expect(free).toMatchObject({
      ...{ menuNumber: '2', pickupPrice: 3.5, allergens: [], noAllergens: true, mayContain: ['celery'] },
      ...{ dietary: ['vegan'], heat: 1, kcal: 250 },
    });
    expect(full).toMatchObject({
      ...{ menuNumber: '3a', allergens: ['gluten', 'milk'], allergenKinds: ['wheat', 'rye'], mayContain: ['nuts'] },
      ...{ additives: ['colouring', 'caffeine'], heat: 3, kcal: 900, deposit: 0.25, minimumAge: 16 },
    });
    for (const language of LANGUAGES) {
      const headers = { 'accept-language': language };
      const saved = await app.call({ url: '/staff/menu-table', token: owner, headers });
      const { entries, notes, unchanged, dishes: found } = await draft(Buffer.from(String(saved.body)));
      expect({ language, entries, notes, all: unchanged === found }).toEqual({
        ...{ language, entries: [], notes: [], all: true },
      });
      const template = await app.call({ url: '/staff/menu-table?isTemplate=true', token: owner, headers });
      const begun = await draft(Buffer.from(String(template.body)));
      expect({ language, notes: begun.notes, found: begun.dishes }).toEqual({ language, notes: [], found: 3 });
      expect(begun.entries.find(({ name }) => name === 'Cola')?.after).toMatchObject({
        ...{ noAllergens: true, additives: ['colouring', 'caffeine'], menuNumber: '30', deposit: 0.25 },
      });
    }
  });

  it('leaves what a dish declares where it says nothing of it, and takes back what it does', async () => {
    const first = table('Category,Name,Price,Allergens,Cereals and nuts', 'Soups,Broth,4,"Milk, Gluten",Wheat');
    await apply(await draft(first));
    expect((await draft(table('Name,Price', 'Broth,4'))).entries.filter(({ change }) => change === 'changed')).toEqual(
      [],
    );
    const empty = await draft(table('Name,Price,Allergens,May contain,Heat', 'Broth,4,,,'));
    expect(empty.entries.filter(({ change }) => change === 'changed')).toEqual([]);
    const other = await apply(await draft(table('Name,Allergens', 'Broth,none')));
    expect(other.entries).toMatchObject([
      {
        before: { allergens: ['milk', 'gluten'], noAllergens: false, allergenKinds: ['wheat'] },
        after: { allergens: [], noAllergens: true, allergenKinds: [] },
      },
    ]);
    await put(other._id, { state: 'taken_back' });
    const { product } = (await app.call({ url: `/staff/products/${(await named('Broth'))._id}`, token: owner })).body
      .data;
    expect(product).toMatchObject({ allergens: ['milk', 'gluten'], noAllergens: false, allergenKinds: ['wheat'] });
  });

  it('asks what its codes mean, and reads them as the usual ones if somebody says so', async () => {
    const { unknownCodes, entries } = await draft(table('Category,Name,Price,Allergens', 'Soups,Broth,4,"A, Z"'));
    expect(unknownCodes).toEqual([
      { code: 'A', usually: 'Cereals containing gluten' },
      { code: 'Z', usually: null },
    ]);
    expect(entries.find(({ name }) => name === 'Broth')?.after).toMatchObject({ allergens: [] });
    const said = await app.call({
      method: 'POST',
      url: '/staff/menu-imports?fileName=menu.csv&codes=usual',
      token: owner,
      headers: { 'content-type': 'text/csv' },
      body: pizzeria,
    });
    const { unknownCodes: left, entries: read } = said.body.data.menuImport;
    expect(left).toBeUndefined();
    expect(read.find(({ name }: { name: string }) => name === 'Pizza Margherita').after).toMatchObject({
      allergens: ['gluten', 'milk'],
      additives: ['colouring', 'preservative', 'antioxidant'],
    });
  });

  it('may be an Excel workbook', async () => {
    const rows = [
      ['Our menu', null, null],
      ['Name', 'Category', 'Price'],
      ['Minestrone', 'Soups', 4.5],
    ].map((row) => row.map((value) => (value === null ? null : { value })));
    const file = await writeExcelFile(rows as never).toBuffer();
    await apply(await draft(file));
    expect((await named('Minestrone')).price).toBe(4.5);
  });

  it('is refused where it is no menu, or unpacks to more than one could be', async () => {
    for (const file of [
      table('hello'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('{"a": 1}'),
      table('Name,Colour', 'x,y'),
    ])
      expect((await send(file)).body.code).toBe('menu_file_unknown');
    expect(await send(Buffer.alloc(6 * 1024 * 1024, 0x61))).toMatchObject({
      status: 413,
      body: { code: 'menu_file_too_heavy' },
    });
  });

  it('is refused by the row whose quotation marks cannot be read, below which dishes would be missing', async () => {
    const broken = table('Name,Price,Description', '', 'Soup,4,Hot', 'Cake,5,"the "best" one"', 'Tea,2,Green');
    const { status, body } = await send(broken);
    expect([status, body.code]).toEqual([422, 'menu_file_row_unreadable']);
    expect(body.detail).toContain('Row 4 ');
    const named = await draft(table('Name,Price', '', 'Soup,4', ',5'));
    expect(JSON.stringify(named)).toContain('"row":4');
  });

  it('of 300 dishes is read and applied in seconds', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => `Many,Dish ${i},${(i % 20) + 0.5},Words about dish ${i}`);
    const file = table('Category,Name,Price,Description', ...lines);
    const begun = performance.now();
    await apply(await draft(file));
    expect(performance.now() - begun).toBeLessThan(5000);
    expect((await draft(file)).unchanged).toBe(300);
  });
});
