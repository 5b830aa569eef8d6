import type { ProviderTerms } from '../payment-port.ts';
import { isChargeable, leastCharge } from './stripe-amount.ts';

export const stripeTerms: ProviderTerms = { isChargeable, leastCharge, signatureHeader: 'stripe-signature' };
