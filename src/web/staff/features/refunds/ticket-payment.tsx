import { useState } from 'react';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isCalledOff } from '../../../../domain/orders/order-status.ts';
import { type Translate, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { shortTime } from '../board/order-labels.ts';
import type { ChargeAgainProps } from './charge-again.tsx';
import type { DisputeProps } from './dispute.tsx';
import type { RefundDialogProps } from './refund-dialog.tsx';
import { waysOf } from './refund-how.tsx';
import styles from './ticket-payment.module.css';

/** Hardly any payment is disputed. */
const LazyDispute = lazyPart<DisputeProps>(() => import('./dispute.tsx').then((file) => file.Dispute));

/** Nor does the provider refuse many. */
const LazyChargeAgain = lazyPart<ChargeAgainProps>(() => import('./charge-again.tsx').then((file) => file.ChargeAgain));

/** Most orders are not refunded. */
const LazyRefundDialog = lazyPart<RefundDialogProps>(() =>
  import('./refund-dialog.tsx').then((file) => file.RefundDialog),
);

/** What of an order's money is held, charged and given back, and the way to give back more. Nothing where there is nothing to say. */
export function TicketPayment({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const mayRefund = useMember()?.permissions.includes('refunds') ?? false;
  const [isRefunding, setRefunding] = useState(false);
  const { online, cashRefunds = [] } = order.paymentDetails;
  const canRefund = mayRefund && waysOf(order).length > 0;
  if (!online && cashRefunds.length === 0 && !canRefund) return null;
  return (
    <div className={styles.payment}>
      {online && <CardPayment order={order} online={online} mayRefund={mayRefund} />}
      <Refunds order={order} />
      {canRefund && (
        <Button variant="outline" size="sm" before="undo-2" onClick={() => setRefunding(true)}>
          {t('refund')}
        </Button>
      )}
      {isRefunding && <LazyRefundDialog order={order} close={() => setRefunding(false)} />}
    </div>
  );
}

/** What was given back, or could not be, oldest first. */
function Refunds({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const { online, cashRefunds = [] } = order.paymentDetails;
  const text = { money_went_back: online?.refunds ?? [], cash_went_back: cashRefunds };
  const refunds = (['money_went_back', 'cash_went_back'] as const)
    .flatMap((key) => text[key].map((refund) => ({ key, ...refund })))
    .sort((a, b) => a.at.localeCompare(b.at));
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ key, amount, reason, at, lines = [], ...refund }) => (
        <li key={`${at} ${amount}`}>
          <span className="num">{shortTime(at, clock, board.now())}</span>
          <span>
            <b>
              {t('isTurnedDown' in refund ? 'money_not_back' : key, {
                amount: money(amount, order.currency, language),
              })}
            </b>
            {lines.map(({ line, quantity }) => (
              <span
                key={line}
                className={styles.reason}
              >{`${quantity} × ${order.items[line]?.productName ?? ''}`}</span>
            ))}
            {reason && <span className={styles.reason}>{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CardPaymentProps {
  order: StaffOrder;
  online: OnlinePayment;
  mayRefund: boolean;
}

function CardPayment({ order, online, mayRefund }: CardPaymentProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const amount = (value: number) => money(value, order.currency, language);
  const isLost = isLostPayment(order, online);
  const isRefused = online.isRefused === true && order.paymentDetails.paymentStatus === 'Failed';
  return (
    <>
      {online.isTest && <p className={styles.test}>{t('payment_is_test')}</p>}
      {isLost && <Alert>{t('money_lost')}</Alert>}
      {isRefused && <Alert>{t('money_refused', { amount: amount(online.uncollected ?? online.amount) })}</Alert>}
      {!isLost && !isRefused && <p>{moneyText(t, order, online, amount)}</p>}
      {isRefused && mayRefund && <LazyChargeAgain orderId={order._id} />}
      {online.dispute && <p>{t(`dispute_${online.dispute}`)}</p>}
      {online.isDisputed && <LazyDispute order={order} online={online} />}
    </>
  );
}

/** Whether the money of an order that is cooked was never taken, and never will be. */
function isLostPayment({ status }: StaffOrder, { state }: OnlinePayment): boolean {
  return !isCalledOff(status) && (state === 'voided' || state === 'expired' || state === 'failed');
}

function moneyText(
  t: Translate<'board'>,
  { status }: StaffOrder,
  { state, amount: asked, charged }: OnlinePayment,
  amount: (value: number) => string,
): string {
  if (state === 'captured') return t('money_was_charged', { amount: amount(charged) });
  if (state !== 'authorised') return t('money_was_released');
  return t(status === 'Pending Confirmation' ? 'money_held' : 'money_being_charged', { amount: amount(asked) });
}
