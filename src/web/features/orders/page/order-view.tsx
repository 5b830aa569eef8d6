import type { Order, OrderProposal } from '../../../../contract/orders.ts';
import { useApp } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { isLive } from '../status-chips.tsx';
import { OrderTracker } from '../tracker/order-tracker.tsx';
import type { FollowedOrders } from '../use-live-orders.ts';
import { FurtherActions } from './further-actions.tsx';
import { OrderHeader, TrackedOrderHeader } from './order-header.tsx';
import { OrderInformation, OrderNotes } from './order-information.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSummary, PaymentDetails } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './order-view.module.css';

// Only orders that were handed over have one, where the restaurant gives receipts.
// Only orders that the restaurant has changed.
const LazyChanges = lazyPart(() => import('./order-changes.tsx').then((file) => file.OrderChanges));
// Only orders that the restaurant would like to change.
const LazyProposal = lazyPart<{
  order: Order;
  proposal: OrderProposal;
  link: string | undefined;
  mayAgree: boolean;
}>(() => import('./answer-proposal.tsx').then((file) => file.AnswerProposal));
const LazyReceipt = lazyPart(() => import('./receipt.tsx').then((file) => file.Receipt));

// Only orders that are under way.
const LazyTellMe = lazyPart<{ order: Order; link: string | undefined }>(() =>
  import('./tell-me.tsx').then((file) => file.TellMe),
);

interface OrderViewProps {
  order: Order;
  live: FollowedOrders;
  /** The token of the tracking link by which the order is seen. */
  link?: string;
  /** Whether that link agrees to changes; missing: its customer is here. */
  mayAgree?: boolean;
  /** How a guest brings it to an account. */
  keep?: Elements;
  /** How whoever has the link reviews it. */
  review?: Elements;
}

/** Everything about one order (specification section 2, "Order details"). */
export function OrderView({ order, live, link, mayAgree = true, keep, review }: OrderViewProps) {
  const { plain } = useApp();
  return (
    <div className={styles.view}>
      {link ? <TrackedOrderHeader order={order} link={link} /> : <OrderHeader order={order} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderTracker order={order} live={live} link={link} />
          {order.proposal && <LazyProposal order={order} proposal={order.proposal} link={link} mayAgree={mayAgree} />}
          {order.changes && <LazyChanges order={order} />}
          {isLive(order.status) && <LazyTellMe order={order} link={link} />}
          {review}
          {!(import.meta.env.SSR && plain) && <FurtherActions order={order} link={link} />}
          {keep}
          <OrderItems order={order} />
          <OrderTimeline order={order} />
          {order.receipt && <LazyReceipt order={order} />}
        </div>
        <div className={styles.side}>
          <OrderInformation order={order} />
          <OrderNotes notes={order.customerNotes} />
          <OrderSummary order={order} />
          <PaymentDetails order={order} />
        </div>
      </div>
    </div>
  );
}
