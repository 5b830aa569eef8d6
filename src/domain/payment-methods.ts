import { DEFAULTS } from './limits.ts';

/** The methods that the interface and mails name in every language; others are shown as the restaurant wrote them. */
export const NAMED_METHODS = ['Cash on Delivery', 'Cash', 'Card on Delivery', 'Online Payment (Placeholder)'] as const;
export type NamedMethod = (typeof NAMED_METHODS)[number];

export function isNamedMethod(method: string): method is NamedMethod {
  return NAMED_METHODS.includes(method as NamedMethod);
}

/**
 * Whether the customer pays when the food is handed over, whatever the restaurant calls the method: no payment is taken online. Not the
 * placeholder for online payment (specification section 9), of which nobody knows whether it was paid.
 */
export function isPaidAtHandover(method: string): boolean {
  return method !== ('Online Payment (Placeholder)' satisfies NamedMethod);
}

export interface PaymentMethod {
  methodName: string;
  isEnabled: boolean;
}

/** A restaurant's methods; the platform's default if it has configured none at all, enabled or not (specification section 9). */
export function methodsOrDefault(methods: PaymentMethod[] | null | undefined): PaymentMethod[] {
  return methods?.length ? methods : [{ methodName: DEFAULTS.paymentMethod, isEnabled: true }];
}

/** The names of the methods that customers may choose. */
export function enabledMethods(methods: PaymentMethod[] | null | undefined): string[] {
  return methodsOrDefault(methods)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ methodName }) => methodName);
}
