import type { PaymentProvider } from '../../domain/payments/payment-providers.ts';
import { stripeTerms } from './stripe/stripe-terms.ts';

/** What is known of a provider without asking it, and without loading its SDK. */
export interface ProviderTerms {
  /** Whether amounts of the currency can be asked for. */
  isChargeable(currency: string): boolean;
  /** The least that can be charged, in minor units. */
  leastCharge(currency: string): number;
  /** The header that signs its hints, in lower case. */
  signatureHeader: string;
}

const TERMS: Record<PaymentProvider, ProviderTerms> = {
  stripe: stripeTerms,
  // It speaks as Stripe does.
  simulator: stripeTerms,
};

export const providerTerms = ({ provider }: { provider: PaymentProvider }): ProviderTerms => TERMS[provider];
