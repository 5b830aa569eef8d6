import { useMemo } from 'react';
import { useParams } from 'react-router';
import { getOrderRecord } from '../../../../contract/endpoints/order-record.ts';
import type { OrderRecord } from '../../../../contract/staff/staff-order-record.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useStore } from '../../../app/storage/store.ts';
import { OrderStatusChip } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { OrderActions } from '../board/order-actions.tsx';
import { whenText } from '../board/order-labels.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { TakeOut } from '../refunds/take-out.tsx';
import { TicketPayment } from '../refunds/ticket-payment.tsx';
import { TicketItems } from '../ticket/ticket-items.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderEvents } from './order-events.tsx';
import styles from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';
import { OrderTill } from './order-till.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { StepBack } from './step-back.tsx';
import { TeamNotes } from './team-notes.tsx';
import { WriteToCustomer } from './write-to-customer.tsx';

/** Only where the restaurant gives receipts. */
const LazyReceipt = lazyPart(() => import('./order-receipt.tsx').then((file) => file.OrderReceipt));

/** Only orders that could not be delivered. */
const LazyPhoto = lazyPart<{ orderId: string }>(() =>
  import('./delivery-photo.tsx').then((file) => file.DeliveryPhoto),
);

/** All that is known about one order, during it and after. It is fetched anew when the board hears of a change. */
export function OrderPage() {
  const { id = '' } = useParams();
  const t = useMessages('order-page');
  const tBoard = useMessages('board');
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const heard = useStore(board.state).orders.get(id);
  const record = useRecord(`order/${id}/${heard?.version ?? ''}`, () =>
    call(getOrderRecord, { params: { id }, quiet: true }),
  );
  const shown = useKept(id, record.value);
  const order = heard && (!shown || heard.version > shown.order.version) ? heard : shown?.order;
  const receipt = order?.receipt;
  const title = order ? tBoard('order', { number: order.orderNumber }) : t('title');
  return (
    <OrderActions orders={useMemo(() => new Map(order ? [[order._id, order]] : []), [order])}>
      <div className={`wrap ${styles.page}`}>
        <ButtonLink variant="text" size="sm" before="arrow-left" to="/staff" className={styles.back}>
          {tBoard('title')}
        </ButtonLink>
        <RecordPage
          title={title}
          text={
            order
              ? `${tBoard(ORDER_TYPE[order.orderType].word)} · ${whenText(tBoard, order, clock, board.now())}`
              : t('text')
          }
          record={{ ...record, value: shown }}
          actions={order && <OrderSteps order={order} />}
        >
          {(value) => (
            <div className={styles.columns}>
              <div className={styles.column}>
                <StepBack record={value} onChanged={record.take} />
                <Panel title={t('lines')} actions={<OrderStatusChip status={(order ?? value.order).status} />}>
                  <div className={styles.lines}>
                    <TicketItems order={order ?? value.order} />
                    <TakeOut order={order ?? value.order} />
                    <TicketPayment order={order ?? value.order} />
                    <OrderTill till={value.till} />
                  </div>
                </Panel>
                {value.hasPhoto && <LazyPhoto orderId={value.order._id} />}
                <ReplaceButton order={order ?? value.order} />
                {receipt && <LazyReceipt order={order ?? value.order} receipt={receipt} />}
                <TeamNotes record={value} onChanged={record.take} />
              </div>
              <div className={styles.column}>
                <OrderCustomer record={{ ...value, order: order ?? value.order }} />
                <WriteToCustomer record={value} onChanged={record.take} />
                <OrderEvents record={value} />
              </div>
            </div>
          )}
        </RecordPage>
      </div>
    </OrderActions>
  );
}

let kept: OrderRecord | null = null;

/** What was last known of this order, while it is fetched anew. */
function useKept(id: string, value: OrderRecord | null): OrderRecord | null {
  if (value) kept = value;
  return value ?? (kept?.order._id === id ? kept : null);
}
