import type { PhonePayment } from '../../../../contract/staff/staff-phone-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';

/** How it stands with an order that is paid by a link, in words. */
export function usePaymentState() {
  const t = useMessages('phone-order');
  const clock = useOrderClock();
  const of = ({ state, payBy }: PhonePayment) => t(`state_${state}`, { time: timeText(payBy, clock) });
  return { of, saidOf: (payment: PhonePayment) => t('news', { number: payment.orderNumber, state: of(payment) }) };
}
