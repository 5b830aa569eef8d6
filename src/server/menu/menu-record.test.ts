import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { groupId, ids, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { menuRecordAnswer } from '../../contract/staff/staff-menu.ts';
import { staffDishAnswer } from '../../contract/staff/staff-menu-dishes.ts';

describe.each(dialects)('the menu as it is edited, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterAll(() => app.close());
  const read = async (url: string) => (await app.call({ url: `/staff${url}`, token: manager })).body;

  it('has every category, dish and group of the restaurant, and nobody else’s', async () => {
    const body = await read('/menu-record');
    expect(menuRecordAnswer.parse(body)).toEqual(body);
    const { categories, products, optionGroups, contentLanguage, currency, canSuggest } = body.data;
    expect(categories.length).toBeGreaterThan(3);
    expect(categories[0]).toMatchObject({ _id: ids.of('category', 'pizza'), isActive: true });
    expect(products.map(({ name }: { name: string }) => name)).toContain('Margherita');
    expect(products.map(({ name }: { name: string }) => name)).not.toContain('Maki');
    const size = optionGroups.find(({ _id }: { _id: string }) => _id === groupId('size'));
    expect(size).toMatchObject({ name: { en: { text: 'Size', provenance: 'authored' } }, minSelections: 1 });
    expect(size.productIds).toContain(productId('margherita'));
    expect([contentLanguage, currency.code, canSuggest]).toEqual(['en', 'GBP', false]);
  });

  it('has all there is to a dish', async () => {
    const body = await read(`/products/${productId('margherita')}`);
    expect(staffDishAnswer.parse(body)).toEqual(body);
    expect(body.data.product).toMatchObject({
      name: { en: { text: 'Margherita', provenance: 'authored' } },
      price: 10,
      categoryIds: [ids.of('category', 'pizza')],
      isFeatured: true,
      isActive: true,
      isAvailable: true,
    });
  });
});
