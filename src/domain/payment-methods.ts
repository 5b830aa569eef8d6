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
