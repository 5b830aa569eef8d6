import { CustomerBook } from '../features/customers/customer-book.tsx';

/** Everybody who ordered at the restaurant, and the search among them. */
export function Component() {
  return <CustomerBook />;
}
