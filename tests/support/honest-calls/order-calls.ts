import { presentNote } from '../../../src/server/customer-book/read-customer.ts';
import { newId } from '../../../src/server/platform/ids/ids.ts';
import { pickup } from '../order-input.ts';
import { chosen, type HonestCalls, LATER } from './honest-call.ts';

/** What staff call about orders and their kitchen. */
export const orderCalls: HonestCalls = {
  findCaller: () => ({ body: { phone: '+44 20 7946 0958' } }),
  quotePhoneOrder: ({ line, promotionId }) => ({
    body: {
      items: [chosen(line)],
      orderType: 'Pickup',
      isASAP: true,
      scheduledAt: null,
      deliveryAddress: null,
      promotionId,
    },
  }),
  placePhoneOrder: ({ restaurantId, line, promotionId, discountAmount }) => ({
    headers: { 'idempotency-key': newId() },
    body: {
      ...pickup([line], { restaurantId, promotionId, discountAmount }),
      customerName: 'Cara Caller',
      email: 'cara@example.test',
      readyInMinutes: 30,
      overrides: [],
    },
  }),
  listPhonePayments: () => ({}),
  makePayLink: ({ calledOrderId }) => ({ path: { id: calledOrderId }, body: { isMailed: true } }),
  payAtDoor: ({ calledOrderId }) => ({ path: { id: calledOrderId }, body: { method: 'Cash' } }),
  callOffUnpaid: ({ calledOrderId }) => ({ path: { id: calledOrderId } }),
  listUnpaidOrders: () => ({}),
  letGoUnpaid: ({ calledOrderId }) => ({ path: { id: calledOrderId } }),
  searchCustomers: ({ email }) => ({ body: { typed: email.slice(0, 20) } }),
  getCustomer: ({ userId }) => ({ path: { id: userId } }),
  changeCustomerNote: ({ userId }) => ({
    path: { id: userId },
    body: { note: 'Rings twice.', expectedVersion: presentNote('').version },
  }),
  grantPoints: ({ userId }) => ({ path: { id: userId }, body: { points: 50, reason: 'The pizza was cold.' } }),
  copyCustomer: ({ userId }) => ({ path: { id: userId } }),
  forgetCustomer: ({ callerId }) => ({ path: { id: callerId } }),
  listBlocks: () => ({}),
  addBlock: () => ({ body: { phone: '+44 20 7946 0999', email: null, reason: 'Never opened the door.' } }),
  liftBlock: ({ blockHash }) => ({ path: { hash: blockHash } }),
  getGuestSettings: () => ({}),
  changeGuestSettings: () => ({
    body: { takesGuests: true, callBackFrom: 500, keptMonths: 6 },
  }),
  changeOrderItems: ({ confirmedOrderId }) => ({
    path: { id: confirmedOrderId },
    body: { items: [{ line: 0, quantity: 1 }], reason: 'Sold out.', expectedVersion: 2 },
  }),
  quoteOrderItems: ({ confirmedOrderId, line }) => ({
    path: { id: confirmedOrderId },
    body: { items: [{ line: 0, quantity: 1 }], added: [chosen(line)], reason: 'Sold out.', expectedVersion: 2 },
  }),
  withdrawProposal: ({ proposedOrderId, proposalId }) => ({ path: { id: proposedOrderId, proposalId } }),
  refundOrder: ({ paidOrderId }) => ({
    path: { id: paidOrderId },
    body: { amount: 0.5, refunded: 0, reason: 'One pizza was cold.' },
  }),
  creditOrderPoints: ({ completedOrderId }) => ({
    path: { id: completedOrderId },
    body: { points: 20, reason: 'Sorry for the wait.' },
  }),
  captureAgain: ({ refusedOrderId }) => ({ path: { id: refusedOrderId } }),
  getEvidenceFile: ({ paidOrderId }) => ({ path: { id: paidOrderId } }),
  listOrders: () => ({ query: { page: 1, limit: 10, status: 'Pending Confirmation', until: LATER } }),
  getOrder: ({ orderId }) => ({ path: { id: orderId } }),
  changeOrderStatus: ({ orderId }) => ({
    path: { id: orderId },
    body: { status: 'Confirmed', notes: 'Two minutes late.', readyInMinutes: 20 },
  }),
  changeOrderReadyTime: ({ confirmedOrderId }) => ({
    path: { id: confirmedOrderId },
    body: { readyInMinutes: 35, notes: 'The oven is full.' },
  }),
  listStations: () => ({}),
  addStation: ({ categoryId }) => ({ body: { name: 'Grill', categoryIds: [categoryId], productIds: [] } }),
  changeStation: ({ stationId, productId }) => ({
    path: { id: stationId },
    body: { name: 'Cold dishes', categoryIds: [], productIds: [productId] },
  }),
  removeStation: ({ stationId }) => ({ path: { id: stationId } }),
  addKitchenDevice: ({ stationId }) => ({ path: { id: stationId }, body: { name: 'Tablet at the grill' } }),
  revokeKitchenDevice: ({ kitchenDeviceId }) => ({ path: { id: kitchenDeviceId } }),
  listCouriers: () => ({}),
  settleCourier: ({ brought }) => ({ body: brought }),
  undoSettlement: ({ settlementId }) => ({ path: { id: settlementId } }),
  makeCourierLink: ({ drivenOrderId }) => ({ path: { id: drivenOrderId } }),
  getDeliveryPhoto: ({ ownRideId }) => ({ path: { id: ownRideId } }),
  listRides: () => ({}),
  getRide: ({ readyRideId }) => ({ path: { id: readyRideId } }),
  takeRide: ({ readyRideId }) => ({ path: { id: readyRideId } }),
  stepRide: ({ ownRideId }) => ({ path: { id: ownRideId }, body: { step: 'picked_up' } }),
  showRidePosition: ({ ownRideId }) => ({
    ...{ path: { id: ownRideId }, body: { position: { type: 'Point', coordinates: [0.9, 51.89] } } },
  }),
  releaseCourier: ({ drivenOrderId }) => ({ path: { id: drivenOrderId } }),
  getStationScreen: ({ stationId }) => ({ path: { id: stationId } }),
  bumpLine: ({ stationId, confirmedOrderId }) => ({
    path: { id: stationId },
    body: { orderId: confirmedOrderId, position: 0, isDone: true },
  }),
  getOrderRecord: ({ orderId }) => ({ path: { id: orderId } }),
  addOrderNote: ({ orderId }) => ({ path: { id: orderId }, body: { text: 'Called: the gate is on the left.' } }),
  writeToCustomer: ({ orderId }) => ({
    path: { id: orderId },
    body: { usual: 'later', text: 'Ten minutes, we promise.' },
  }),
  stepBackOrder: ({ completedOrderId }) => ({ path: { id: completedOrderId }, body: {} }),
  getBoard: () => ({}),
  pauseOrdering: () => ({ body: { until: null, reason: 'The kitchen has caught up.' } }),
  changeTodaysHours: () => ({ body: { change: 'open_until', until: '2026-06-17T22:30:00.000Z' } }),
  setBusy: () => ({ body: { minutes: 20 } }),
  setProductAvailability: ({ productId }) => ({ path: { id: productId }, body: { isAvailable: true } }),
  setPortions: ({ productId }) => ({ path: { id: productId }, body: { left: null } }),
  setOptionAvailability: ({ valueId }) => ({ path: { id: valueId }, body: { isAvailable: true } }),
  getOrderPrints: ({ orderId }) => ({ path: { id: orderId } }),
  printOrder: ({ orderId, printerId }) => ({ path: { id: orderId }, body: { printerId } }),
};
