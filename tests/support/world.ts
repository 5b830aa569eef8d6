import type { DeliveryServiceKeys } from '../../src/contract/staff/staff-delivery-services.ts';
import { inTransaction } from '../../src/server/platform/database/database.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { insertReceipt } from '../../src/server/receipts/receipts.repo.ts';
import { deliveryAddress, pickup } from './order-input.ts';
import type { TestApp } from './test-app.ts';
import { newDevice } from './world-alarms.ts';
import { newCheckout } from './world-checkouts.ts';
import { newCourierCash, newRide, newRides } from './world-couriers.ts';
import { newBlock, newCaller, newGuestOrder } from './world-customers.ts';
import { newDeliveryService } from './world-delivery-services.ts';
import { newDomain } from './world-domains.ts';
import { newKey } from './world-keys.ts';
import { keepLedger } from './world-ledger.ts';
import { newCampaign } from './world-mailing-list.ts';
import { newHighlight, newMenuThings } from './world-menu.ts';
import { newMessage } from './world-messages.ts';
import { newPayments } from './world-payments.ts';
import { newInvitation, newResetToken, register } from './world-people.ts';
import type { Place } from './world-place.ts';
import { newPrinter } from './world-printers.ts';
import { newProposal } from './world-proposals.ts';
import { newStation } from './world-stations.ts';
import { newTill } from './world-till.ts';
import { newWebhook } from './world-webhooks.ts';

/** A place with a customer who has everything that a customer can have there, and with its staff. */
export interface World extends Place {
  userId: string;
  email: string;
  token: string;
  refreshToken: string;
  addressId: string;
  /** Three orders of the customer: pending confirmation, confirmed, and completed. */
  orderId: string;
  confirmedOrderId: string;
  completedOrderId: string;
  /** Orders whose cash a courier has, and how much; and what a courier has handed in. */
  brought: { orders: string[]; cash: number };
  settlementId: string;
  /** A delivery that is accepted, which couriers may take. */
  drivenOrderId: string;
  /** Two more that are being prepared: one that is ready, and one that the member of the staff carries. */
  readyRideId: string;
  ownRideId: string;
  /** Two more that are paid by card: one that waits for its payment, and one that is charged. */
  awaitingOrderId: string;
  paidOrderId: string;
  /** Accepted, and the provider refuses to charge it. */
  refusedOrderId: string;
  /** One that its customer is asked about, the proposal, and the token of a tracking link to it. */
  proposedOrderId: string;
  proposalId: string;
  proposedOrderToken: string;
  /** A caller's that waits for its payment, and the token of the link that pays it. */
  calledOrderId: string;
  calledOrderToken: string;
  /** The Idempotency-Key of the first of them. */
  orderKey: string;
  /** The token of a tracking link to the order `orderId`. */
  orderToken: string;
  /** The token of a tracking link to a guest's order, and a code that was mailed to the guest. */
  guestOrderToken: string;
  claim: { claimId: string; code: string };
  /** A review of yet another order. */
  reviewId: string;
  replyId: string;
  /** A message in the restaurant's inbox. */
  messageId: string;
  /** A mail to the restaurant's mailing list that was sent. */
  campaignId: string;
  /** The user id of somebody who ordered by telephone. */
  callerId: string;
  /** Somebody from whom the restaurant takes nothing online. */
  blockHash: string;
  /** One of the restaurant's printers. */
  printerId: string;
  /** A station that cooks what `line` orders, and its device. */
  stationId: string;
  kitchenDeviceId: string;
  /** A key of the restaurant that may do whatever keys may. */
  keyId: string;
  keySecret: string;
  /** A webhook of the restaurant, and one of its calls. */
  webhookId: string;
  deliveryId: string;
  /** What an owner comes back with from HubRise. */
  tillCode: string;
  tillState: string;
  /** What an owner copies from a delivery service, and an offer of its for `readyRideId`. */
  serviceKeys: DeliveryServiceKeys;
  deliveryOffer: string;
  /** A checkout that an assistant has begun. */
  checkoutId: string;
  /** A device of the staff member that rings for orders. */
  deviceId: string;
  /** Somebody whom its alarms call. */
  personId: string;
  /** One of the restaurant's domains. */
  domain: string;
  /** The token of a mailed link to reset the password. */
  resetToken: string;
  /** An open invitation of the customer to work at the restaurant, and the token of its link. */
  invitation: { id: string; token: string };
  staffToken: string;
  staffId: string;
  /** The user id of another member of the staff, with the role Staff. */
  colleagueId: string;
  /** A hero slide, and the name of its video. */
  highlight: { id: string; video: string };
  /** Parts of the menu that nothing else refers to, with their versions. */
  spare: Record<'category' | 'dish' | 'optionGroup' | 'deal' | 'menuImport', { id: string; version: string }>;
}

/** A new customer at the place, and a new owner. */
export async function newWorld(test: TestApp, place: Place): Promise<World> {
  const { db, clock } = test.services;
  const { host, restaurantId } = place;
  const email = `ada-${newId().toLowerCase()}@example.test`;
  const owner = await register(test, host, `owner-${email}`);
  await db.insertInto('staff').values({ restaurant_id: restaurantId, user_id: owner.userId, role: 'Owner' }).execute();
  const teamMember = await register(test, host, `staff-${email}`);
  const work = { restaurant_id: restaurantId, user_id: teamMember.userId, role: 'Staff' };
  await db.insertInto('staff').values(work).execute();
  await keepLedger(db, restaurantId);
  // Before the orders, so that those are the last entries of the audit log.
  const spare = await newMenuThings(test, place, owner.token);
  const highlight = await newHighlight(test, place, owner.token);
  const customer = await register(test, host, email);
  const as = { host, token: customer.token };
  const address = await test.call({ method: 'POST', url: '/users/me/addresses', ...as, body: deliveryAddress });
  await test.call({ method: 'PUT', url: `/users/me/favorites/${place.productId}`, ...as });
  const order = async (key = newId()) => {
    const body = pickup([place.line], { restaurantId });
    // A second later than the one before, so that lists have a definite order.
    test.setNow(clock() + 1000);
    const headers = { 'idempotency-key': key };
    return (await test.call({ method: 'POST', url: '/orders', ...as, headers, body })).body.data._id as string;
  };
  const orderIn = async (...steps: string[]) => {
    const id = await order();
    for (const status of steps) {
      const url = `/staff/orders/${id}/status`;
      await test.call({ method: 'PATCH', url, host, token: owner.token, body: { status } });
    }
    return id;
  };
  const completed = () => orderIn('Confirmed', 'Preparing', 'Ready for Pickup', 'Completed');
  const reviewedOrder = { orderId: await completed(), rating: 5, comment: 'The best in town.' };
  const reviews = `/restaurants/${restaurantId}/reviews`;
  const review = await test.call({ method: 'POST', url: reviews, ...as, body: reviewedOrder });
  const orderKey = newId();
  const [orderId, completedOrderId] = [await order(orderKey), await completed()];
  const confirmedOrderId = await orderIn('Confirmed');
  const ride = await newRide(test, { restaurantId, orderId: await orderIn('Confirmed') });
  const rides = await newRides(test, {
    ...{ restaurantId, userId: owner.userId },
    orders: [await order(), await order()],
  });
  const courierCash = await newCourierCash(test, {
    restaurantId,
    orderId: await completed(),
    host,
    token: owner.token,
  });
  await inTransaction(db, (tx) =>
    insertReceipt(tx, { restaurant_id: restaurantId, order_id: completedOrderId, issued_at: clock() }),
  );
  const link = await test.call({ method: 'POST', url: `/orders/${orderId}/links`, ...as });
  const proposal = await newProposal(test, place, { orderId: await orderIn('Confirmed'), owner });
  const paying = { token: customer.token, staffToken: owner.token };
  const { refusedOrderId, ...payments } = await newPayments(test, place, paying);
  const { awaitingOrderId, paidOrderId, calledOrderId, calledOrderToken } = payments;
  const resetToken = await newResetToken(test, restaurantId, customer.userId);
  const invitation = await newInvitation(test, { restaurantId, email, invitedBy: owner.userId });
  const addressId: string = address.body.data.address._id;
  const reviewId: string = review.body.data.review._id;
  // Later than the last change of an order, so that the audit log has a definite order.
  test.setNow(clock() + 1000);
  const replied = await test.call({
    method: 'POST',
    url: `/staff/reviews/${reviewId}/replies`,
    host,
    token: owner.token,
    body: { comment: 'Come again soon.' },
  });
  const replyId: string = replied.body.data.review.replies[0]._id;
  const ids = {
    domain: await newDomain(test, restaurantId),
    addressId,
    orderId,
    awaitingOrderId,
    paidOrderId,
    refusedOrderId,
    calledOrderId,
    calledOrderToken,
    confirmedOrderId,
    completedOrderId,
    ...ride,
    ...rides,
    ...courierCash,
    ...proposal,
    orderKey,
    orderToken: link.body.data.token,
    ...(await newGuestOrder(test, place)),
    reviewId,
    replyId,
    messageId: await newMessage(test, { restaurantId, email }),
    campaignId: await newCampaign(test, place, email),
    callerId: await newCaller(test, place),
    blockHash: await newBlock(test, place),
    printerId: await newPrinter(test, place),
    ...(await newStation(test, { restaurantId: place.restaurantId, productId: place.line.productId })),
    ...(await newKey(test, place.restaurantId)),
    ...(await newWebhook(test, place.restaurantId)),
    ...(await newTill(test, { restaurantId: place.restaurantId, userId: owner.userId })),
    ...(await newDeliveryService(test, { restaurantId: place.restaurantId, orderId: rides.readyRideId })),
    ...(await newCheckout(test, { ...place, email })),
    ...(await newDevice(test, place, owner.userId)),
  };
  return {
    ...place,
    ...customer,
    email,
    ...ids,
    resetToken,
    invitation,
    staffToken: owner.token,
    staffId: owner.userId,
    colleagueId: teamMember.userId,
    highlight,
    spare,
  };
}
