import { PaymentMethods } from '../features/payment/payment-methods.tsx';

/** How customers may pay. */
export function Component() {
  return <PaymentMethods />;
}
