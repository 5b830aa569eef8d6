import { newId } from '../../../src/server/platform/ids/ids.ts';
import { deliveryAddress, pickup } from '../order-input.ts';
import { PASSWORD } from '../test-app.ts';
import { chosen, type HonestCalls, LATER } from './honest-call.ts';

const NEW_PASSWORD = 'Password-2';
const SEARCH = { sessionToken: '5f0c9d5e-2f0b-4a3c-9a51-7f6f0f1f2d11', language: 'en-GB' };
const COLCHESTER = 'gb-pt.WyIxMiBIaWdoIFN0cmVldCIsIjI2NTI2MTgiLCIiXQ';

/** What customers and visitors call. */
export const customerCalls: HonestCalls = {
  getRestaurant: ({ slug }) => ({ path: { slug } }),
  getRestaurantStyles: ({ slug }) => ({ path: { slug } }),
  listCategories: () => ({}),
  listProducts: ({ categoryId }) => ({ query: { categoryId, isActive: 'true', isFeatured: 'true', limit: 200 } }),
  getProduct: ({ productId }) => ({ path: { id: productId } }),
  listMostOrdered: () => ({}),
  listPromotions: () => ({ query: { isValidNow: 'true', displayToCustomers: 'true' } }),
  validateCoupon: ({ line }) => ({
    body: { couponCode: 'TEN', orderSubtotal: line.itemSubtotal, orderType: 'Pickup', items: [chosen(line)] },
  }),
  listRewards: () => ({}),
  listHighlights: () => ({}),
  login: ({ email }) => ({ body: { email, password: PASSWORD } }),
  register: () => ({
    body: {
      name: 'Grace Baker',
      email: `grace-${newId().toLowerCase()}@example.test`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptedTerms: true,
    },
  }),
  beginGuest: () => ({}),
  refreshToken: () => ({}),
  logout: () => ({}),
  forgotPassword: ({ email }) => ({ body: { email } }),
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken, password: NEW_PASSWORD } }),
  getProfile: () => ({}),
  updateProfile: () => ({ body: { name: 'Ada Byron', phoneNumber: '+44 20 7946 0958' } }),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  joinMailingList: ({ email }) => ({ body: { email } }),
  getSubscription: () => ({}),
  subscribe: () => ({ body: { source: 'profile' } }),
  unsubscribe: () => ({}),
  getAffiliations: () => ({}),
  addFavorite: ({ productId }) => ({ path: { productId } }),
  removeFavorite: ({ productId }) => ({ path: { productId } }),
  addAddress: () => ({ body: { label: 'Work', ...deliveryAddress } }),
  changeAddress: ({ addressId }) => ({ path: { id: addressId }, body: { label: 'Home', ...deliveryAddress } }),
  removeAddress: ({ addressId }) => ({ path: { id: addressId } }),
  setDefaultAddress: ({ addressId }) => ({ path: { id: addressId } }),
  suggestAddresses: () => ({ query: { input: '12 High Street, Colch', includedRegionCodes: 'GB,PT', ...SEARCH } }),
  getAddressDetails: () => ({ query: { place_id: COLCHESTER, ...SEARCH } }),
  checkDelivery: () => ({ body: { text: '12 High Street, Colchester CO1 1JN' } }),
  validateCart: ({ restaurantId, line }) => ({
    body: { restaurantId, items: [{ ...chosen(line), price: line.unitPrice, name: line.productName }] },
  }),
  quoteTaxes: ({ restaurantId, line: { productId, quantity, selectedOptions } }) => ({
    body: {
      restaurantId,
      items: [
        {
          productId,
          quantity,
          selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
        },
      ],
      orderType: 'Pickup',
      scheduledAt: null,
    },
  }),
  offerTimes: ({ restaurantId, line: { productId, quantity } }) => ({
    body: { restaurantId, orderType: 'Pickup', items: [{ productId, quantity }], day: '2026-06-18' },
  }),
  quoteOrder: ({ restaurantId, line: { productId, quantity, selectedOptions }, promotionId }) => ({
    body: {
      ...{ restaurantId, promotionId, items: [{ productId, quantity, selectedOptions }] },
      ...{ orderType: 'Pickup', isASAP: true, scheduledAt: null, day: '2026-06-18', paymentMethod: 'Cash' },
      deliveryAddress: { postalCode: 'SE1 9DD', country: 'GB' },
      ...{ ageConfirmed: true, guestEmail: 'gia@example.com', contactPhone: '+44 20 7946 0123' },
    },
  }),
  placeOrder: ({ restaurantId, line, promotionId, discountAmount }) => ({
    headers: { 'idempotency-key': newId() },
    body: pickup([line], { restaurantId, promotionId, discountAmount }),
  }),
  listMyOrders: () => ({
    query: { page: 1, limit: 10, status: 'Completed', sortBy: 'createdAt', sortOrder: 'desc', until: LATER },
  }),
  getMyOrder: ({ orderId }) => ({ path: { id: orderId } }),
  getMyOrderByKey: ({ orderKey }) => ({ path: { key: orderKey } }),
  cancelMyOrder: ({ orderId }) => ({ path: { id: orderId } }),
  makeOrderLink: ({ orderId }) => ({ path: { id: orderId } }),
  revokeOrderLinks: ({ orderId }) => ({ path: { id: orderId } }),
  getTrackedOrder: ({ orderToken }) => ({ body: { token: orderToken } }),
  beginClaim: ({ guestOrderToken }) => ({ body: { token: guestOrderToken } }),
  claimAccount: ({ claim }) => ({ body: { ...claim, password: PASSWORD } }),
  addClaimedOrders: ({ claim }) => ({ body: claim }),
  cancelTrackedOrder: ({ orderToken }) => ({ body: { token: orderToken } }),
  answerProposal: ({ proposedOrderId, proposalId }) => ({
    path: { id: proposedOrderId },
    body: { proposalId, isAgreed: true },
  }),
  answerTrackedProposal: ({ proposedOrderToken, proposalId }) => ({
    body: { token: proposedOrderToken, proposalId, isAgreed: true },
  }),
  payTrackedOrder: ({ calledOrderToken }) => ({ body: { token: calledOrderToken } }),
  payMyOrder: ({ awaitingOrderId }) => ({ path: { id: awaitingOrderId } }),
  checkMyPayment: ({ awaitingOrderId }) => ({ path: { id: awaitingOrderId } }),
  listReviews: ({ restaurantId }) => ({
    path: { restaurantId },
    query: { page: 1, limit: 10, rating: 3, isVisible: 'true', sortBy: 'rating', sortOrder: 'desc', until: LATER },
  }),
  leaveReview: ({ restaurantId, completedOrderId }) => ({
    path: { restaurantId },
    body: { orderId: completedOrderId, rating: 4.5, comment: 'Crisp and quick.' },
  }),
  sendMessage: ({ email }) => ({
    body: { name: 'Ada Cook', email, subject: 'Twenty seats', message: 'Two of us cannot eat nuts.' },
  }),
  getLegalTexts: () => ({}),
  translate: ({ text }) => ({ body: text }),
  reportWebVitals: () => ({
    body: {
      device: 'mobile',
      vitals: {
        TTFB: { page: 'home', value: 84.3 },
        FCP: { page: 'home', value: 641.2 },
        LCP: { page: 'home', value: 1203.5 },
        hydrated: { page: 'home', value: 1816.9 },
        INP: { page: 'menu', value: 56 },
        CLS: { page: 'menu', value: 0.0031 },
      },
    },
  }),
};
