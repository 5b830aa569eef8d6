import { expect, it } from 'vitest';
import { changeCart, handedOver } from './change-cart.ts';
import { plainSignature } from './plain-line.ts';

const soup = { productId: 'soup', quantity: 1, price: 4, selectedOptions: [] };
const pizza = { productId: 'pizza', quantity: 2, price: 9, selectedOptions: [{ optionId: 'size', valueId: 'large' }] };

async function after(form: Record<string, string>) {
  const visit = { lines: [soup, pizza], token: null, orderKey: null, notices: [] };
  const sent = { form: new URLSearchParams(form), address: {} as never, visit, changes: [] };
  const step = await changeCart({} as never, sent);
  return step.to !== null && step.visit?.lines?.map(({ productId, quantity }) => [productId, quantity]);
}
const line = plainSignature(pizza);

it.each([
  [
    'counts a line anew',
    { line, quantity: '5' },
    [
      ['soup', 1],
      ['pizza', 5],
    ],
  ],
  [
    'takes no more than a line may have',
    { line, quantity: '5000' },
    [
      ['soup', 1],
      ['pizza', 99],
    ],
  ],
  ['drops a line of none', { line, quantity: '0' }, [['soup', 1]]],
  ['drops a line that is removed, whatever its quantity', { line, quantity: '5', remove: '' }, [['soup', 1]]],
  ['is empty when cleared', { clear: '' }, []],
  [
    'stays as it is for what is no quantity',
    { line, quantity: 'many' },
    [
      ['soup', 1],
      ['pizza', 2],
    ],
  ],
  [
    'stays as it is for another line',
    { line: 'cake', quantity: '5' },
    [
      ['soup', 1],
      ['pizza', 2],
    ],
  ],
])('the cart %s', async (_, form, lines) => {
  expect(await after(form)).toEqual(lines);
});

it('takes over what scripts kept, for this restaurant, and nothing that is no cart', () => {
  const kept = (more = {}) =>
    JSON.stringify({
      restaurantId: 'vesta',
      items: [{ ...soup, name: 'Soup', signature: 's', itemSubtotal: 4 }],
      ...more,
    });
  expect(handedOver(kept(), 'vesta')).toEqual([soup]);
  expect(handedOver(kept({ restaurantId: 'kumo' }), 'vesta')).toBeNull();
  expect(handedOver(kept({ items: [{ ...soup, quantity: -1 }] }), 'vesta')).toBeNull();
  for (const text of ['', 'null', '{', '[]']) expect(handedOver(text, 'vesta')).toBeNull();
});

it('keeps the deals of a cart that scripts kept, by short keys, and counts and removes each as one', async () => {
  const deal = (lineId: string, key: string) => ({ dealId: 'meal', lineId, key });
  const items = [
    { ...soup, deal: { ...deal('first', 'meal soup pizza'), name: 'Meal' } },
    { ...pizza, quantity: 1, deal: { ...deal('second', 'meal soup pizza'), name: 'Meal' } },
    { ...soup, deal: { ...deal('first', 'meal soup soup'), name: 'Meal' } },
    soup,
  ];
  const lines = handedOver(JSON.stringify({ restaurantId: 'vesta', items }), 'vesta') ?? [];
  expect(lines.map((each) => each.deal)).toEqual([
    deal('first', '1'),
    deal('second', '1'),
    deal('first', '2'),
    undefined,
  ]);
  const quantitiesAfter = async (form: Record<string, string>) => {
    const visit = { lines, token: null, orderKey: null, notices: [] };
    const step = await changeCart({} as never, {
      form: new URLSearchParams(form),
      address: {} as never,
      visit,
      changes: [],
    });
    return step.to !== null && step.visit?.lines?.map(({ quantity }) => quantity);
  };
  const [first] = lines.map(plainSignature);
  expect(await quantitiesAfter({ line: first ?? '', quantity: '3' })).toEqual([3, 3, 1, 1]);
  expect(await quantitiesAfter({ line: first ?? '', remove: '' })).toEqual([1, 1]);
});
