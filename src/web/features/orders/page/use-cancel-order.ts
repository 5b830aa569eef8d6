import type { Api } from '../../../../contract/api-client.ts';
import { cancelTrackedOrder } from '../../../../contract/endpoints/order-links.ts';
import type { Order } from '../../../../contract/orders.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { myOrder, trackedOrder } from '../order-resources.ts';
import { restaurantOf } from '../order-restaurant.ts';

/** Asks for confirmation, then cancels the order and shows the server's copy of it. `link`: the token of a tracking link, by which it is seen. */
export function useCancelOrder(order: Order, link?: string): () => Promise<void> {
  const t = useMessages('order');
  const { api, busy, dialogs, resources, snackbar } = useApp();
  const { id: restaurantId } = restaurantOf(order, useRestaurant());
  return async () => {
    if (!restaurantId) {
      snackbar.show(t('cancel_no_restaurant'), { tone: 'error' });
      return;
    }
    const confirmed = await dialogs.ask({
      title: t('cancel_title'),
      html: escapeText(t('cancel_text', { number: order.orderNumber })),
      confirmText: t('cancel_confirm'),
      cancelText: t('cancel_keep'),
    });
    if (!confirmed) return;
    const resource = link ? trackedOrder(link, resources) : myOrder(order._id, resources);
    const result = await busy.run(() => requestCancellation(api, { orderId: order._id, restaurantId, link }));
    if (result.kind === 'cancelled') {
      resources.set(resource, { ...resources.peek(resource), order: result.order });
      snackbar.show(t('cancelled'), { tone: 'success' });
      return;
    }
    const { failure } = result;
    if (failure.kind === 'problem') {
      snackbar.show(refusalText(failure) || t('cancel_failed'), { tone: 'error' });
      // Refused because the status has changed meanwhile: the page must not offer to cancel any longer.
      if (failure.status === 409) await resources.reload(resource);
      return;
    }
    // The cancellation may have arrived, and only its answer been lost.
    await busy.run(() => resources.reload(resource));
    if (resources.peek(resource)?.order?.status === 'Cancelled by User')
      snackbar.show(t('cancelled'), { tone: 'success' });
    else snackbar.show(t('cancel_unreachable'), { tone: 'error' });
  };
}

type Cancellation = { kind: 'cancelled'; order: Order } | { kind: 'failed'; failure: ApiFailure };

/** Cancels the customer's own order (specification section 4, "Order statuses"). Throws without an order or restaurant id. */
async function requestCancellation(
  api: Api,
  { orderId, restaurantId, link }: { orderId: string; restaurantId: string; link: string | undefined },
): Promise<Cancellation> {
  if (!orderId) throw new Error('Order ID is required.');
  if (!restaurantId) throw new Error('Cannot cancel: Restaurant information missing from order.');
  const quiet = { quiet: true };
  const result = await (link
    ? api.call(cancelTrackedOrder, { body: { token: link }, ...quiet })
    : api.orders.cancel(orderId, quiet));
  return result.ok ? { kind: 'cancelled', order: result.data.data.order } : { kind: 'failed', failure: result.failure };
}
