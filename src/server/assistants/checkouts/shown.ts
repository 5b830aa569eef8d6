import type { CheckoutAnswer } from '../../../contract/ucp.ts';
import type { Tenant } from '../../platform/http/app.ts';

/** At which restaurant a checkout is shown, and at which address. */
export interface Shown {
  tenant: Tenant;
  /** The restaurant's own, such as `https://trattoria.example`. */
  origin: string;
}

export function linksOf(origin: string): CheckoutAnswer['links'] {
  return [
    { type: 'privacy_policy', url: `${origin}/privacy` },
    { type: 'terms_of_service', url: `${origin}/terms` },
  ];
}
