import type { PaymentAccount, PaymentAccountInput } from '../../../../contract/staff/staff-payments.ts';
import { useStaff } from '../../app/staff-context.ts';

const PATH = '/staff/payment-account';

/** The calls about the payment account. Here and not in `staff-api.ts`, so that the board does not load them. */
export function usePaymentAccountCalls() {
  const { transport } = useStaff();
  type Answer = { data: PaymentAccount };
  return {
    read: () => transport<Answer>({ method: 'GET', path: PATH, quiet: true }),
    connect: (body: PaymentAccountInput) => transport<Answer>({ method: 'PUT', path: PATH, body, quiet: true }),
    test: () => transport<{ data: { hasEvents: boolean } }>({ method: 'POST', path: `${PATH}/test`, quiet: true }),
    disconnect: () => transport<Answer>({ method: 'DELETE', path: PATH, quiet: true }),
  };
}
