import { useNavigate } from 'react-router';
import type { User } from '../../../../contract/accounts/accounts.ts';
import { payMyOrder } from '../../../../contract/endpoints/payments.ts';
import type { Order } from '../../../../contract/orders.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { cart } from '../../cart/cart-store.ts';
import { chosenPromotion } from '../../cart/chosen-promotion.ts';
import { forgetDraft, placedOrder } from '../draft-store.ts';
import type { Derived } from '../quote/use-order-quote.ts';

/** Returns what follows an order that is placed: its confirmation, or the page on which it is paid. */
export function usePlaced(user: User, derived: Derived): (order: Order) => void {
  const { api, snackbar, resources } = useApp();
  const t = useMessages('checkout');
  const navigate = useNavigate();

  /** The way to the provider's page; the order's own page is where it leads back to. */
  async function goAndPay(order: Order): Promise<void> {
    const page = await api.call(payMyOrder, { params: { id: order._id }, quiet: true });
    await navigate(`/orders/${order._id}`, { replace: true });
    forgetPlaced(order);
    if (page.ok) location.assign(page.data.data.url);
  }

  function forgetPlaced(order: Order): void {
    const { draft } = derived().around;
    import('./remember-address.ts').then(
      async (file) => (await file.rememberAddress(api, { user, draft, order })) && resources.forget('my/'),
      () => {},
    );
    forgetDraft();
    chosenPromotion.forget();
    cart.clear();
    // The order has changed the customer's points, orders and uses of promotions.
    resources.forget('my/');
  }

  return (order) => {
    if (order.status === 'Awaiting Payment') return void goAndPay(order);
    placedOrder.set(order);
    forgetPlaced(order);
    const text = t('placed', { orderNumber: order.orderNumber });
    snackbar.show(text, { tone: 'success', timeoutMs: TIMEOUT.orderPlaced });
  };
}
