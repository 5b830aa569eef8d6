import type { Translate } from '../../app/app-context.ts';

/** Methods with a translated name; any other is shown as the restaurant wrote it. */
const KNOWN = ['Cash on Delivery', 'Cash', 'Card on Delivery', 'Online Payment (Placeholder)'] as const;

export function paymentMethodName(t: Translate<'statuses'>, method: string): string {
  const known = KNOWN.find((each) => each === method);
  return known ? t(`method_${known}`) : method;
}

export function isCash(method: string): boolean {
  return /^cash\b/i.test(method);
}
