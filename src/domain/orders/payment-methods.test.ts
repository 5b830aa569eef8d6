import { expect, it } from 'vitest';
import { acceptsMethod, hasStandIns, isCash, methodsFor, methodsShown } from './payment-methods.ts';

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

it('shows cards first, one word for cash by order type, and no placeholder beside a real method', () => {
  const methods = enabled('Cash on Delivery', 'Cash', 'Online Payment (Placeholder)', 'MB WAY', 'Card or wallet');
  expect(methodsShown(methods, 'Delivery')).toEqual(['Card or wallet', 'Cash on Delivery', 'MB WAY']);
  expect(methodsShown(methods, 'Pickup')).toEqual(['Card or wallet', 'Cash', 'MB WAY']);
  expect(methodsShown(enabled('Cash', 'Barzahlung bei Abholung'), 'Pickup')).toEqual(['Barzahlung bei Abholung']);
});

it('stands in for what is not there at the specification’s restaurants only', () => {
  expect(hasStandIns(enabled('Cash', 'Online Payment (Placeholder)'))).toBe(true);
  for (const methods of [null, undefined, [], enabled('Cash', 'Card or wallet')])
    expect(hasStandIns(methods)).toBe(false);
});

it('never shows the placeholder first', () => {
  const methods = enabled('Online Payment (Placeholder)', 'Cash on Delivery', 'Cash');
  const demo = ['Cash on Delivery', 'Cash', 'Online Payment (Placeholder)'];
  expect(methodsShown(methods, 'Delivery')).toEqual(demo);
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
