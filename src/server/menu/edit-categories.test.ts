import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { categoryInput, dishInput } from '../../../tests/support/menu-input.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Category, Product } from '../../contract/menu.ts';
import type { StaffCategory } from '../../contract/staff/staff-menu-categories.ts';

const category = (key: string) => ids.of('category', key);

describe.each(dialects)('categories that the restaurant edits, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    app.call({ method, url: `/staff${url}`, token: owner, body });
  const add = async (input = { ...categoryInput, isActive: true }): Promise<StaffCategory> =>
    (await call('POST', '/categories', input)).body.data.category;
  const read = async (id: string): Promise<StaffCategory> =>
    (await call('GET', '/menu-record')).body.data.categories.find(({ _id }: StaffCategory) => _id === id);
  const names = async (language = 'en') =>
    (await app.call({ url: '/categories', headers: { 'accept-language': language } })).body.categories.map(
      ({ name }: Category) => name,
    );
  const fill = (id: string) => call('POST', '/products', { ...dishInput(id), isActive: true });
  const dishesIn = async (id: string) =>
    (await app.call({ url: `/products?categoryId=${id}` })).body.products.map(({ name }: Product) => name);
  const auditOf = async (id: string) =>
    (await call('GET', '/audit')).body.data.entries.filter(({ subjectId }: { subjectId: string }) => subjectId === id);

  it('are the last ones when they are made, and renamed, hidden and shown at once', async () => {
    const { _id, version } = await add();
    expect(await names(), 'not before they have a dish').not.toContain('Bread');
    await fill(_id);
    expect([await names(), await names('pt')]).toEqual([
      ['Pizzas', 'Pasta', 'Drinks', 'Bread'],
      ['Pizas', 'Massas', 'Bebidas', 'Pão'],
    ]);
    const hide = { name: { en: 'Breads' }, isActive: false, expectedVersion: version };
    const { body } = await call('PUT', `/categories/${_id}`, hide);
    expect([body.data.category.name.en.text, await names()]).toEqual(['Breads', ['Pizzas', 'Pasta', 'Drinks']]);
    const late = await call('PUT', `/categories/${_id}`, { ...hide, isActive: true });
    expect([late.status, late.body.code, late.body.category]).toEqual([409, 'menu_changed', body.data.category]);
    expect((await auditOf(_id)).map(({ action }: { action: string }) => action).sort()).toEqual([
      'category_change',
      'category_new',
    ]);
  });

  it('introduce their dishes in each language until the words are taken away', async () => {
    const introductions = async (language: string) =>
      (await app.call({ url: '/categories', headers: { 'accept-language': language } })).body.categories.map(
        ({ description }: Category) => description,
      );
    const { _id, version } = await add();
    await fill(_id);
    expect([await introductions('en'), await introductions('pt')]).toEqual([
      ['', '', '', 'Baked this morning.'],
      ['', '', '', 'Cozido esta manhã.'],
    ]);

    // Clients that do not know of descriptions leave them as they are.
    const rename = { name: { en: 'Breads' }, isActive: true };
    const renamed = (await call('PUT', `/categories/${_id}`, { ...rename, expectedVersion: version })).body.data
      .category;
    expect(renamed.description.en).toEqual({ text: 'Baked this morning.', provenance: 'authored' });
    const long = await call('PUT', `/categories/${_id}`, {
      ...rename,
      description: { en: 'a'.repeat(141) },
      expectedVersion: renamed.version,
    });
    expect([long.status, long.body.errors[0].field]).toEqual([422, 'description.en']);
    const english = { ...rename, description: { en: 'Baked at noon.', pt: null }, expectedVersion: renamed.version };
    const half = (await call('PUT', `/categories/${_id}`, english)).body.data.category;
    expect([await introductions('en'), await introductions('pt')]).toEqual([
      ['', '', '', 'Baked at noon.'],
      ['', '', '', 'Baked at noon.'],
    ]);
    expect(await names('pt'), 'headings stay translated').toContain('Pão');

    const none = { ...rename, description: null, expectedVersion: half.version };
    expect((await call('PUT', `/categories/${_id}`, none)).body.data.category.description).toEqual({});
    expect(await introductions('en')).toEqual(['', '', '', '']);
    expect((await auditOf(_id)).map(({ after }: { after: object }) => after)).toContainEqual({
      description: { en: null },
    });
  });

  it('change places, which the audit tells by their names', async () => {
    const order = ['drinks', 'pizza', 'pasta'].map(category);
    const answer = await call('PUT', '/category-order', { ids: order });
    expect([answer.status, await names()]).toEqual([200, ['Drinks', 'Pizzas', 'Pasta']]);
    expect(await auditOf(ids.restaurant)).toMatchObject([
      { before: { order: ['Pizzas', 'Pasta', 'Drinks'] }, after: { order: ['Drinks', 'Pizzas', 'Pasta'] } },
    ]);
    expect((await call('PUT', '/category-order', { ids: ['none'] })).body).toMatchObject({
      code: 'menu_changed',
      categories: [{}, {}, {}, {}],
    });
  });

  it('go when they are empty', async () => {
    const { _id } = await add();
    expect((await call('DELETE', `/categories/${_id}`)).status).toBe(204);
    expect([await names(), await read(_id)]).toEqual([['Pizzas', 'Pasta', 'Drinks'], undefined]);
    const texts = await app.services.db.selectFrom('texts').selectAll().where('subject_id', '=', _id).execute();
    expect(texts).toEqual([]);
    expect((await call('DELETE', `/categories/${_id}`)).status).toBe(404);
  });

  it('with dishes go only when it is said where those go', async () => {
    const url = `/categories/${category('pizza')}`;
    expect((await call('DELETE', url)).body).toMatchObject({ status: 409, code: 'category_not_empty' });
    expect((await call('DELETE', `${url}?moveTo=none`)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'moveTo', message: 'This is no longer here. Please choose again.' }],
    });
    expect((await call('DELETE', `${url}?moveTo=${category('pizza')}`)).status).toBe(400);
    expect((await call('DELETE', `${url}?moveTo=${category('pasta')}`)).status).toBe(204);
    expect(await names()).toEqual(['Pasta', 'Drinks']);
    expect(await dishesIn(category('pasta'))).toEqual(expect.arrayContaining(['Margherita', 'Diavola', 'Calzone']));
    expect(await auditOf(productId('margherita'))).toMatchObject([
      { before: { categoryIds: [category('pizza')] }, after: { categoryIds: [category('pasta')] } },
    ]);
  });

  it('may take with them the dishes that are in no other one', async () => {
    const { _id } = await add();
    const only = { ...dishInput(_id), isActive: true };
    const both = { ...only, name: { en: 'Grissini' }, categoryIds: [category('pasta'), _id] };
    const dishes = await Promise.all([only, both].map((body) => call('POST', '/products', body)));
    expect((await call('DELETE', `/categories/${_id}?removeDishes=true`)).status).toBe(204);
    expect(await dishesIn(category('pasta'))).toContain('Grissini');
    const all = (await app.call({ url: '/products' })).body.products.map(({ name }: Product) => name);
    expect(all).not.toContain('Focaccia');
    const focaccia = dishes[0]?.body.data.product._id;
    const [removed] = await auditOf(focaccia).then((entries) =>
      entries.filter(({ action }: { action: string }) => action === 'product_change'),
    );
    expect([removed.before, removed.after]).toEqual([
      { categoryIds: [_id], isActive: true },
      { categoryIds: [], isActive: false },
    ]);
  });
});
