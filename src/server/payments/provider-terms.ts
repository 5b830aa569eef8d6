import type { PaymentProvider } from '../../domain/payments/payment-providers.ts';
import type { ProviderTerms } from './payment-port.ts';
import { stripeTerms } from './stripe/stripe-terms.ts';

const TERMS: Record<PaymentProvider, ProviderTerms> = {
  stripe: stripeTerms,
  // It speaks as Stripe does.
  simulator: stripeTerms,
};

export const providerTerms = ({ provider }: { provider: PaymentProvider }): ProviderTerms => TERMS[provider];
