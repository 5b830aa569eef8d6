import { expect, it } from 'vitest';
import type { SelectedOption } from '../../../../contract/order-items.ts';
import { lineSignature } from '../../../../domain/orders/cart-item.ts';
import { dealKey } from './deal-key.ts';

const option = (valueId: string): SelectedOption => ({
  ...{ optionId: 'size', valueId, optionName: 'Size', valueLabel: valueId, priceAdjustment: 0 },
});
const chosen = (...options: SelectedOption[]) => [{ line: { _id: 'first' }, dish: { _id: 'pizza' }, options }];
const inCart = (key: string, ...options: SelectedOption[]) => ({
  signature: lineSignature('pizza', options, null, { lineId: 'first', key }),
  deal: { key },
});

it('is the same for the same dishes with the same options, and another for other options', () => {
  expect(dealKey('deal', chosen(), [])).toBe('deal pizza');
  const items = [inCart('deal pizza', option('small')), inCart('deal pizza 2', option('large'))];
  expect(dealKey('deal', chosen(option('small')), items)).toBe('deal pizza');
  expect(dealKey('deal', chosen(option('large')), items)).toBe('deal pizza 2');
  expect(dealKey('deal', chosen(), items)).toBe('deal pizza 3');
});
