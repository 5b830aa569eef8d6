import { makeLink } from '../../src/server/order-links/make-link.ts';
import type { TestApp } from './test-app.ts';
import type { Place } from './world-place.ts';

/** Has staff propose that an order gets one line more. */
export async function newProposal(
  { call, services }: TestApp,
  { host, line, restaurantId }: Place,
  { orderId, owner }: { orderId: string; owner: { token: string } },
) {
  const { productId, quantity, selectedOptions } = line;
  const added = {
    productId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
  };
  const body = { items: [], added: [added], reason: 'For your guests.', expectedVersion: 2 };
  const asked = await call({ method: 'PATCH', url: `/staff/orders/${orderId}/items`, host, token: owner.token, body });
  // As in the mail to whoever ordered: links that are made to be passed on agree to nothing.
  const proposedOrderToken = await makeLink(services, { restaurantId, orderId, mayAgree: true });
  return {
    proposedOrderId: orderId,
    proposalId: asked.body.data.order.proposal.id as string,
    proposedOrderToken,
  };
}
