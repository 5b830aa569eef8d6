/** Providers of payments. The simulator moves no money. */
export const PAYMENT_PROVIDERS = ['stripe', 'simulator'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
