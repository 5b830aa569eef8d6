import { expect, it } from 'vitest';
import { brought } from '../../../tests/support/brought-menu.ts';

const json = (value: unknown) => JSON.stringify(value);

it('reads a menu of schema.org, also from a page that holds it', async () => {
  const menu = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: {
        '@type': 'MenuSection',
        name: 'Tacos',
        description: 'Made to order.',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Aloo Gobi Taco',
            description: 'Potatoes and cauliflower.',
            offers: { '@type': 'Offer', price: '3.50', priceCurrency: 'USD' },
            suitableForDiet: 'https://schema.org/VegetarianDiet',
            menuAddOn: { '@type': 'MenuItem', name: 'Salsa', offers: { '@type': 'Offer', price: 0.5 } },
          },
          {
            '@type': 'MenuItem',
            name: 'Lemonade',
            offers: [
              { '@type': 'Offer', name: 'Small', price: 2 },
              { '@type': 'Offer', name: 'Large', price: 3 },
            ],
          },
        ],
      },
    },
  };
  const page = `<!doctype html><script type="application/ld+json">${json(menu)}</script>`;
  for (const text of [json(menu), page]) {
    const { source, assumed, dish, changedAgain } = await brought(text, 'GBP');
    expect([source, assumed, changedAgain]).toEqual(['schema-org', ['other_currency'], 0]);
    expect(dish('Aloo Gobi Taco')).toMatchObject({
      price: 3.5,
      categories: ['Tacos'],
      dietary: ['vegetarian'],
      groups: [{ minSelections: 0, values: [{ label: { en: 'Salsa' }, priceAdjustment: 0.5 }] }],
    });
    const { price, sizePrices, groups } = dish('Lemonade');
    expect([price, Object.values(sizePrices), groups[0]?.isSize]).toEqual([2, [3], true]);
  }
});

it('reads a Square catalogue with variations and modifier lists', async () => {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const variation = (name: string, amount: number) => ({
    type: 'ITEM_VARIATION',
    id: name,
    item_variation_data: { name, pricing_type: 'FIXED_PRICING', price_money: money(amount) },
  });
  const { source, dish, plan, changedAgain, lost } = await brought(
    json({
      objects: [
        { type: 'CATEGORY', id: 'C1', category_data: { name: 'Coffee' } },
        { type: 'IMAGE', id: 'I1', image_data: { url: 'https://pictures.example/1.jpg' } },
        {
          type: 'MODIFIER_LIST',
          id: 'M1',
          modifier_list_data: {
            name: 'Milk',
            selection_type: 'SINGLE',
            modifiers: [
              { type: 'MODIFIER', id: 'whole', modifier_data: { name: 'Whole', price_money: money(0) } },
              { type: 'MODIFIER', id: 'oat', modifier_data: { name: 'Oat', price_money: money(50) } },
            ],
          },
        },
        {
          type: 'ITEM',
          id: 'X1',
          item_data: {
            name: 'Latte',
            category_id: 'C1',
            image_ids: ['I1'],
            modifier_list_info: [{ modifier_list_id: 'M1', min_selected_modifiers: 1, max_selected_modifiers: -1 }],
            variations: [variation('Small', 300), variation('Large', 450)],
          },
        },
        { type: 'ITEM', id: 'X2', is_deleted: true, item_data: { name: 'Gone', variations: [variation('1', 100)] } },
      ],
    }),
    'USD',
  );
  expect([source, changedAgain, lost, plan.pictures.length]).toEqual(['square', 0, {}, 1]);
  expect(dish('Latte')).toMatchObject({
    price: 3,
    categories: ['Coffee'],
    groups: [{ isSize: true }, { minSelections: 1, maxSelections: 1, values: [{}, { priceAdjustment: 0.5 }] }],
  });
});

it('reads an Uber Eats menu with hours, prices within groups, quantities and choices that open others', async () => {
  const title = (en_us: string) => ({ translations: { en_us } });
  const option = (id: string, more: object = {}) => ({ id, title: title(id), price_info: { price: 100 }, ...more });
  const lunch = ['monday', 'tuesday'].map((day_of_week) => ({
    day_of_week,
    time_periods: [{ start_time: '11:00', end_time: '14:30' }],
  }));
  const { source, dish, plan, changedAgain, lost } = await brought(
    json({
      menus: [{ id: 'm', title: title('Lunch'), service_availability: lunch, category_ids: ['c'] }],
      categories: [{ id: 'c', title: title('Burgers'), entities: [{ id: 'burger', type: 'ITEM' }] }],
      items: [
        { ...option('burger'), price_info: { price: 1299 }, modifier_group_ids: { ids: ['g'] } },
        option('meal', { modifier_group_ids: { ids: ['drinks'] } }),
        option('cheese', {
          price_info: { price: 100, overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'g', price: 50 }] },
          quantity_info: {
            overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'g', quantity: { max_permitted: 2 } }],
          },
        }),
        option('cola'),
      ],
      modifier_groups: [
        {
          id: 'g',
          title: title('Extras'),
          quantity_info: { quantity: { min_permitted: 0, max_permitted: 3 } },
          modifier_options: [{ id: 'meal' }, { id: 'cheese' }],
        },
        { id: 'drinks', title: title('Drink'), modifier_options: [{ id: 'cola' }] },
      ],
    }),
    'USD',
  );
  expect([source, changedAgain, lost]).toEqual(['uber-eats', 0, {}]);
  const burger = dish('burger');
  expect([burger.price, burger.groups[0]?.maxPerValue]).toEqual([12.99, 2]);
  expect(burger.groups[0]?.values.map(({ priceAdjustment, opens }) => [priceAdjustment, opens.length])).toEqual([
    [1, 1],
    [0.5, 0],
  ]);
  expect(plan.categories[0]?.after.hours?.windows).toEqual([
    { weekdays: ['monday', 'tuesday'], from: '11:00', to: '14:30' },
  ]);
});

it('reads a HubRise catalogue with skus, option lists and restrictions', async () => {
  const { source, dish, changedAgain, lost } = await brought(
    json({
      name: 'Web',
      data: {
        categories: [{ ref: 'PIZ', name: 'Pizzas', description: 'From the oven.' }],
        products: [
          {
            ref: 'REG',
            category_ref: 'PIZ',
            name: 'Regina',
            tags: ['vegetarian'],
            skus: [
              {
                ref: 'S',
                name: 'Small',
                price: '10.30 EUR',
                option_list_refs: ['SAUCE'],
                restrictions: { dow: '12345--', start_time: '11:00', end_time: '14:00' },
              },
              { ref: 'L', name: 'Large', price: '14.00 EUR', option_list_refs: ['SAUCE'] },
            ],
          },
        ],
        option_lists: [
          {
            ref: 'SAUCE',
            name: 'Sauce',
            min_selections: 1,
            max_selections: 1,
            options: [
              { ref: 'T', name: 'Tomato', price: '0.00 EUR', default: true },
              { ref: 'B', name: 'BBQ', price: '2.50 EUR' },
            ],
          },
        ],
        deals: [{ ref: 'D', name: 'Meal' }],
      },
    }),
    'EUR',
  );
  expect([source, changedAgain, lost]).toEqual(['hubrise', 0, { lost_deals: 1 }]);
  expect(dish('Regina')).toMatchObject({
    price: 10.3,
    dietary: ['vegetarian'],
    categories: ['Pizzas'],
    hours: {
      windows: [{ weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '11:00', to: '14:00' }],
    },
    groups: [{ isSize: true }, { minSelections: 1, values: [{ isDefault: true }, { priceAdjustment: 2.5 }] }],
  });
});
