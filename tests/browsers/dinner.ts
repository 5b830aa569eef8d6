import { OWNER } from '../screens/list.ts';
import type { Product } from '../support/product.ts';
import type { Visitor } from './visitor.ts';

/** A guest orders a dinner to fetch, and the restaurant takes it with a tap on its board. */
export async function dinner(visitor: Visitor, { origin }: Product): Promise<void> {
  const site = origin('brasa');
  await visitor.open(`${site}/menu`);
  await visitor.tap(['button', 'Add Pastéis de Bacalhau to cart']);
  await visitor.tap(['link', 'Cart, 1 item']);
  await visitor.tap(['link', 'Proceed to Checkout']);
  await visitor.tap(['button', 'Order as a guest']);
  await visitor.tap(['radio', 'Pickup']);
  await visitor.sees('Pickup as soon as possible');
  await visitor.type(['field', 'Name'], 'Gia Guest');
  await visitor.type(['field', 'Contact phone'], '+351 912 345 678');
  await visitor.type(['field', 'Email'], 'gia@example.com');
  await visitor.tap(['button', 'Place Order']);
  await visitor.sees('placed successfully!');

  await visitor.open(`${site}/staff`);
  await visitor.type(['field', 'Email'], OWNER.email);
  await visitor.type(['field', 'Password'], OWNER.password);
  await visitor.tap(['button', 'Sign in']);
  await visitor.tap(['button', 'Accept']);
  await visitor.sees('Accepting');
}
