import {
  connectPaymentAccount,
  disconnectPaymentAccount,
  getPaymentAccount,
  testPaymentAccount,
} from '../../../../contract/endpoints/payments.ts';
import type { PaymentAccountInput } from '../../../../contract/staff/staff-payments.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The calls about the payment account. Each shows its refusals itself. */
export function usePaymentAccountCalls() {
  const { call } = useStaff();
  return {
    read: () => call(getPaymentAccount, { quiet: true }),
    connect: (body: PaymentAccountInput) => call(connectPaymentAccount, { body, quiet: true }),
    test: () => call(testPaymentAccount, { quiet: true }),
    disconnect: () => call(disconnectPaymentAccount, { quiet: true }),
  };
}
