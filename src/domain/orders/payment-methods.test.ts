import { expect, it } from 'vitest';
import { acceptsMethod, isCash, methodsFor } from './payment-methods.ts';

it.each([[null], [undefined], [[]]])('a restaurant that configured %j takes the default', (methods) => {
  expect(methodsFor(methods, 'Delivery')).toEqual(['Cash on Delivery']);
});

it('a restaurant that switched all methods off takes none', () => {
  expect(methodsFor([{ methodName: 'Cash', isEnabled: false }], 'Delivery')).toEqual([]);
});

const enabled = (...names: string[]) => names.map((methodName) => ({ methodName, isEnabled: true }));

it('a method says by its name for which orders it is', () => {
  const methods = enabled('Cash', 'Cash on Delivery', 'Card on Delivery', 'Barzahlung bei Abholung', 'TWINT');
  expect(methodsFor(methods, 'Pickup')).toEqual(['Cash', 'Barzahlung bei Abholung', 'TWINT']);
  expect(methodsFor(methods, 'Delivery')).toEqual(['Cash', 'Cash on Delivery', 'Card on Delivery', 'TWINT']);
});

it('what the restaurant sets wins over the name', () => {
  const methods = [
    { methodName: 'Cash', isEnabled: true, orderTypes: ['Pickup' as const] },
    { methodName: 'Card on Delivery', isEnabled: true, orderTypes: ['Delivery' as const, 'Pickup' as const] },
  ];
  expect(methodsFor(methods, 'Delivery')).toEqual(['Card on Delivery']);
  expect(methodsFor(methods, 'Pickup')).toEqual(['Cash', 'Card on Delivery']);
  expect(acceptsMethod(methods, { method: 'Cash', orderType: 'Delivery' })).toBe(false);
  expect(acceptsMethod(methods, { method: 'Cash', orderType: 'Pickup' })).toBe(true);
});

it.each([[[]], [enabled('Cash on Delivery')]])('no order is left without a method: %j', (methods) => {
  expect(methodsFor(methods, 'Pickup')).toEqual(['Cash on Delivery']);
});

it('a name alone refuses no order', () => {
  const methods = enabled('Cash', 'Cash on Delivery');
  expect(acceptsMethod(methods, { method: 'Cash on Delivery', orderType: 'Pickup' })).toBe(true);
  expect(acceptsMethod(methods, { method: 'Cheque', orderType: 'Pickup' })).toBe(false);
});

it.each([
  'Cash',
  'Cash on Delivery',
  'Barzahlung bei Abholung',
  'Espèces',
  'Contanti alla consegna',
  'Dinheiro',
  '現金',
])('takes "%s" for cash', (method) => expect(isCash(method)).toBe(true));

it.each(['Card on Delivery', 'Card or wallet', 'Bar oder Karte', 'Twint', 'Barclays', 'Online Payment (Placeholder)'])(
  'does not take "%s" for cash',
  (method) => expect(isCash(method)).toBe(false),
);
