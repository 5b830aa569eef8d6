import { CashUpPage } from '../features/cash-up/cash-up-page.tsx';

/** The cash of business days, counted. */
export function Component() {
  return <CashUpPage />;
}
