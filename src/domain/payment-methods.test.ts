import { expect, it } from 'vitest';
import { enabledMethods } from './payment-methods.ts';

it.each([[null], [undefined], [[]]])('a restaurant that configured %j takes the default', (methods) => {
  expect(enabledMethods(methods)).toEqual(['Cash on Delivery']);
});

it('a restaurant that switched all methods off takes none', () => {
  expect(enabledMethods([{ methodName: 'Cash', isEnabled: false }])).toEqual([]);
});
