import { TaxesSettings } from '../features/taxes/tax-settings.tsx';

/** How the restaurant is taxed, and what its customers get as a receipt. */
export function Component() {
  return <TaxesSettings />;
}
