import { isNamedMethod } from '../../../domain/orders/payment-methods.ts';
import type { Translate } from '../../app/app-context.ts';

export function paymentMethodName(t: Translate<'statuses'>, method: string): string {
  return isNamedMethod(method) ? t(`method_${method}`) : method;
}
