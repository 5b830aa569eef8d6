import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { optionGroupInput } from '../../../tests/support/menu-input.ts';
import { productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('what a dish declares on %s', (dialect) => {
  let test: TestApp;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    owner = await hire(test, 'Owner');
  });
  afterAll(() => test.close());

  const pizza = productId('margherita');
  const url = `/staff/products/${pizza}`;
  const stored = async () => (await test.call({ url, token: owner })).body.data.product;
  const change = async (more: object) => {
    const { version: expectedVersion, picture, ...dish } = await stored();
    const {
      name: _,
      description: __,
      _id: ___,
      isAvailable: ____,
      unavailableUntil: _____,
      usedUp: ______,
      ...terms
    } = dish;
    const texts = { name: {}, description: {}, ingredients: null };
    const body = { ...terms, ...texts, pictureId: picture?._id ?? null, expectedVersion, ...more };
    return test.call({ method: 'PUT', url, token: owner, body });
  };
  const shown = async (lang = 'en') =>
    (await test.call({ url: `/products/${pizza}`, headers: { 'accept-language': lang } })).body.product;

  it('is not on the wire where nobody said anything', async () => {
    const product = await shown();
    for (const field of ['noAllergens', 'mayContain', 'allergenKinds', 'additives', 'menuNumber', 'heat', 'kcal'])
      expect(product).not.toHaveProperty(field);
  });

  it('is read by guests in their language, additives by their numbers', async () => {
    const facts = {
      ...{ allergens: ['milk'], mayContain: ['nuts', 'milk'], allergenKinds: ['wheat'] },
      ...{ additives: ['antioxidant', 'preservative'], menuNumber: '23', heat: 2, kcal: 640 },
    };
    expect((await change(facts)).status).toBe(200);
    expect(await shown()).toMatchObject({
      allergenCodes: ['milk', 'gluten'],
      allergenKinds: ['Wheat'],
      mayContain: ['Nuts'],
      mayContainCodes: ['nuts'],
      additives: [
        { number: 2, name: 'with preservative' },
        { number: 3, name: 'with antioxidant' },
      ],
      ...{ menuNumber: '23', heat: 2, kcal: 640 },
    });
    expect(await shown('pt')).toMatchObject({ allergenKinds: ['Trigo'], mayContain: ['Frutos de casca rija'] });
  });

  it('stays as it is where a change does not name it', async () => {
    const { mayContain: _, additives: __, kcal: ___, noAllergens: ____, ...rest } = await stored();
    const before = await stored();
    await change({ price: rest.price + 1, mayContain: undefined, additives: undefined, kcal: undefined });
    expect(await stored()).toMatchObject({
      ...{ mayContain: before.mayContain, additives: before.additives, kcal: before.kcal },
    });
  });

  it('is free of allergens only where the restaurant says so', async () => {
    await change({ allergens: [], allergenKinds: [], mayContain: [] });
    expect(await shown()).not.toHaveProperty('noAllergens');
    await change({ allergens: [], noAllergens: true });
    expect(await shown()).toMatchObject({ allergens: [], noAllergens: true });
    await change({ allergens: ['fish'], noAllergens: true });
    expect(await shown()).not.toHaveProperty('noAllergens');
  });

  it('is said of options, too', async () => {
    const [olive, pesto] = optionGroupInput.values;
    const body = {
      ...optionGroupInput,
      values: [
        { ...olive, noAllergens: true },
        { ...pesto, allergenKinds: ['cashews'], mayContain: ['peanuts'], additives: ['colouring'] },
      ],
    };
    const made = (await test.call({ method: 'POST', url: '/staff/option-groups', token: owner, body })).body.data
      .optionGroup;
    await change({ optionGroupIds: [made._id] });
    const [plain, dear] = (await shown()).options[0].values;
    expect(plain).toMatchObject({ noAllergens: true });
    expect(dear).toMatchObject({
      ...{ allergenCodes: ['nuts'], allergenKinds: ['Cashew nuts'], mayContainCodes: ['peanuts'] },
      additives: [{ number: 1, name: 'with colouring' }],
    });
  });
});
