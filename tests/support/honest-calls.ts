import sharp from 'sharp';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { highlightInput, shortVideo } from './highlight-input.ts';
import { categoryInput, dishInput, optionGroupInput } from './menu-input.ts';
import { deliveryAddress, pickup } from './order-input.ts';
import { orderTimes } from './order-times.ts';
import { PASSWORD } from './test-app.ts';
import type { World } from './world.ts';

/** A call of the API without the caller's credentials. */
export interface HonestCall {
  /** Parts of the path, by name. */
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** Later than everything in a world. */
const LATER = '2026-06-18T00:00:00Z';
const NEW_PASSWORD = 'Password-2';
const SEARCH = { sessionToken: '5f0c9d5e-2f0b-4a3c-9a51-7f6f0f1f2d11', language: 'en-GB' };
const COLCHESTER = 'gb-pt.WyIxMiBIaWdoIFN0cmVldCIsIjI2NTI2MTgiLCIiXQ';
const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b3261e' } })
  .png()
  .toBuffer();

const PRINTER = { name: 'Kitchen', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

/** The fields of a line that pricing needs. */
const chosen = ({ productId, quantity, selectedOptions }: World['line']) => ({
  productId,
  quantity,
  selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
});

/** A promotion of ten percent, as the staff send it. */
export const promotionInput = (productId: string) => ({
  name: { en: 'Summer', pt: 'Verão' },
  description: { en: 'A little less for everything.', pt: 'Um pouco menos por tudo.' },
  type: 'PercentageDiscountOrder',
  discountValue: 10,
  couponCode: `S${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
  pointsCost: null,
  minOrderValue: 12,
  applicableProductIds: [productId],
  buyQuantity: null,
  getQuantity: null,
  validFrom: null,
  validUntil: '2026-09-01T00:00:00Z',
  maxUses: 1000,
  maxUsesPerCustomer: null,
  displayToCustomers: true,
  isActive: true,
});

/** For each documented operation a call that succeeds. The tests of all operations fail for one that is missing here. */
export const honestCalls: Record<string, (world: World) => HonestCall> = {
  getRestaurant: ({ slug }) => ({ path: { slug } }),
  getRestaurantStyles: ({ slug }) => ({ path: { slug } }),
  listCategories: () => ({}),
  listProducts: ({ categoryId }) => ({ query: { categoryId, isActive: 'true', isFeatured: 'true', limit: 200 } }),
  getProduct: ({ productId }) => ({ path: { id: productId } }),
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
  getAffiliations: () => ({}),
  addFavorite: ({ productId }) => ({ path: { productId } }),
  removeFavorite: ({ productId }) => ({ path: { productId } }),
  addAddress: () => ({ body: { label: 'Work', ...deliveryAddress } }),
  changeAddress: ({ addressId }) => ({ path: { id: addressId }, body: { label: 'Home', ...deliveryAddress } }),
  removeAddress: ({ addressId }) => ({ path: { id: addressId } }),
  setDefaultAddress: ({ addressId }) => ({ path: { id: addressId } }),
  suggestAddresses: () => ({ query: { input: '12 High Street, Colch', includedRegionCodes: 'GB,PT', ...SEARCH } }),
  getAddressDetails: () => ({ query: { place_id: COLCHESTER, ...SEARCH } }),
  validateCart: ({ restaurantId, line }) => ({
    body: { restaurantId, items: [{ ...chosen(line), price: line.unitPrice, name: line.productName }] },
  }),
  offerTimes: ({ restaurantId, line: { productId, quantity } }) => ({
    body: { restaurantId, orderType: 'Pickup', items: [{ productId, quantity }], day: '2026-06-18' },
  }),
  placeOrder: ({ restaurantId, line, promotionId, discountAmount }) => ({
    headers: { 'idempotency-key': newId() },
    body: pickup([line], { restaurantId, promotionId, discountAmount }),
  }),
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
  listMyOrders: () => ({
    query: { page: 1, limit: 10, status: 'Completed', sortBy: 'createdAt', sortOrder: 'desc', until: LATER },
  }),
  getMyOrder: ({ orderId }) => ({ path: { id: orderId } }),
  getMyOrderByKey: ({ orderKey }) => ({ path: { key: orderKey } }),
  cancelMyOrder: ({ orderId }) => ({ path: { id: orderId } }),
  makeOrderLink: ({ orderId }) => ({ path: { id: orderId } }),
  revokeOrderLinks: ({ orderId }) => ({ path: { id: orderId } }),
  getTrackedOrder: ({ orderToken }) => ({ body: { token: orderToken } }),
  cancelTrackedOrder: ({ orderToken }) => ({ body: { token: orderToken } }),
  payMyOrder: ({ awaitingOrderId }) => ({ path: { id: awaitingOrderId } }),
  checkMyPayment: ({ awaitingOrderId }) => ({ path: { id: awaitingOrderId } }),
  refundOrder: ({ paidOrderId }) => ({
    path: { id: paidOrderId },
    body: { amount: 0.5, refunded: 0, reason: 'One pizza was cold.' },
  }),
  getPaymentAccount: () => ({}),
  connectPaymentAccount: () => ({ body: { provider: 'simulator' } }),
  testPaymentAccount: () => ({}),
  disconnectPaymentAccount: () => ({}),
  listReviews: ({ restaurantId }) => ({
    path: { restaurantId },
    query: { page: 1, limit: 10, rating: 3, isVisible: 'true', sortBy: 'rating', sortOrder: 'desc', until: LATER },
  }),
  leaveReview: ({ restaurantId, completedOrderId }) => ({
    path: { restaurantId },
    body: { orderId: completedOrderId, rating: 4.5, comment: 'Crisp and quick.' },
  }),
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
  getStaffMember: () => ({}),
  getBoard: () => ({}),
  listAudit: () => ({ query: { limit: 2 } }),
  pauseOrdering: () => ({ body: { until: null, reason: 'The kitchen has caught up.' } }),
  getFirstSteps: () => ({}),
  openForOrders: () => ({}),
  setBusy: () => ({ body: { minutes: 20 } }),
  getOrderTimes: () => ({}),
  changeOrderTimes: () => ({ body: orderTimes({ lastOrderMinutes: 20 }) }),
  getUnansweredOrders: () => ({}),
  changeUnansweredOrders: () => ({ body: { remindAfterMinutes: 5, cancelAfterMinutes: 30 } }),
  getStaffMenu: () => ({}),
  setProductAvailability: ({ productId }) => ({ path: { id: productId }, body: { isAvailable: true } }),
  setOptionAvailability: ({ valueId }) => ({ path: { id: valueId }, body: { isAvailable: true } }),
  getMenuRecord: () => ({}),
  suggestTexts: ({ text }) => ({ body: { text: text.text, languages: [text.targetLanguage] } }),
  addCategory: () => ({ body: categoryInput }),
  changeCategory: ({ spare: { category } }) => ({
    path: { id: category.id },
    body: { ...categoryInput, expectedVersion: category.version },
  }),
  removeCategory: ({ spare: { category }, categoryId }) => ({
    path: { id: category.id },
    query: { moveTo: categoryId, expectedVersion: category.version },
  }),
  orderCategories: ({ categoryId }) => ({ body: { ids: [categoryId] } }),
  getDish: ({ productId }) => ({ path: { id: productId } }),
  addDish: ({ categoryId }) => ({ body: dishInput(categoryId) }),
  changeDish: ({ spare: { dish }, categoryId }) => ({
    path: { id: dish.id },
    body: { ...dishInput(categoryId), price: 5, expectedVersion: dish.version },
  }),
  removeDish: ({ spare: { dish } }) => ({ path: { id: dish.id }, query: { expectedVersion: dish.version } }),
  orderDishes: ({ productId }) => ({ body: { ids: [productId] } }),
  getDishHistory: ({ productId }) => ({ path: { id: productId }, query: { limit: 2 } }),
  addOptionGroup: () => ({ body: optionGroupInput }),
  changeOptionGroup: ({ spare: { optionGroup } }) => ({
    path: { id: optionGroup.id },
    body: { ...optionGroupInput, maxSelections: 2, expectedVersion: optionGroup.version },
  }),
  removeOptionGroup: ({ spare: { optionGroup } }) => ({
    path: { id: optionGroup.id },
    query: { expectedVersion: optionGroup.version, fromDishes: 'true' },
  }),
  getOpeningHours: () => ({}),
  changeOpeningHours: () => ({
    body: {
      openingHours: {
        wednesday: {
          ...{ isClosed: false, open: '11:00', close: '14:30' },
          windows: [
            { open: '11:00', close: '14:30' },
            { open: '18:00', close: '22:30' },
          ],
        },
        friday: { isClosed: false, open: '18:00', close: '02:00' },
        sunday: { isClosed: true },
      },
      exceptions: [{ date: '2026-12-24', isClosed: false, open: '12:00', close: '16:00' }],
    },
  }),
  getDeliverySettings: () => ({}),
  changeDeliverySettings: () => ({
    body: {
      fee: 2.5,
      minimumOrderValue: 15,
      allowsCollection: true,
      postcodes: ['N1', 'N7 8'],
      deliveryTime: { from: 30, to: 45 },
      collectionTime: null,
    },
  }),
  sendMessage: ({ email }) => ({
    body: { name: 'Ada Cook', email, subject: 'Twenty seats', message: 'Two of us cannot eat nuts.' },
  }),
  listMessages: () => ({}),
  changeMessageSettings: () => ({ body: { keptDays: 90 } }),
  markMessage: ({ messageId }) => ({ path: { id: messageId }, body: { isRead: true } }),
  replyToMessage: ({ messageId }) => ({ path: { id: messageId }, body: { reply: 'We have a table for you.' } }),
  removeMessage: ({ messageId }) => ({ path: { id: messageId } }),
  getLegalTexts: () => ({}),
  getLegal: () => ({}),
  changeLegal: () => ({
    body: {
      law: 'GB',
      company: 'Trattoria Ltd',
      register: 'Companies House 01234567',
      taxNumber: 'GB 123 4567 89',
      responsible: 'Grace Baker',
      dataContact: '',
      host: '',
      terms: '',
      privacy: '',
      imprint: '',
      allergens: 'Ask us before you order if you have an allergy.',
    },
  }),
  getDetails: () => ({}),
  changeDetails: () => ({
    body: {
      name: 'Test Trattoria',
      phone: '+44 1206 000000',
      email: 'hello@example.com',
      street: '12 High Street',
      city: 'Colchester',
      postcode: 'CO1 1AA',
      country: 'United Kingdom',
      place: { latitude: 51.8891, longitude: 0.9036 },
      social: { facebook: null, instagram: 'https://instagram.com/trattoria', twitter: null, youtube: null },
    },
  }),
  getPaymentMethods: () => ({}),
  changePaymentMethods: () => ({ body: { methods: [{ methodName: 'Cash', isEnabled: true }] } }),
  listStaffPromotions: () => ({}),
  addPromotion: ({ productId }) => ({ body: promotionInput(productId) }),
  changePromotion: ({ promotionId, productId }) => ({
    path: { id: promotionId },
    body: { ...promotionInput(productId), applicableProductIds: [], couponCode: 'TEN', minOrderValue: 0 },
  }),
  getAbout: () => ({}),
  changeAbout: () => ({
    body: {
      teaser: {
        preHeading: { en: 'Our story', pt: 'A nossa história' },
        mainHeadline: { en: 'One oven', pt: 'Um forno' },
        introParagraph: { en: 'We bake.', pt: 'Nós cozemos.' },
        pictureId: null,
        points: [{ icon: 'wheat', text: { en: 'Slow dough.', pt: 'Massa lenta.' } }],
      },
      fullPage: null,
    },
  }),
  getTheme: () => ({}),
  changeTheme: () => ({ body: { primary: '#b3261e', secondary: '#2f6b3c', accent: '#f2b233' } }),
  uploadLogo: () => ({ headers: { 'content-type': 'image/png' }, body: photo }),
  listPrinters: () => ({}),
  addPrinter: () => ({ body: PRINTER }),
  changePrinter: ({ printerId }) => ({ path: { id: printerId }, body: { ...PRINTER, copies: 2 } }),
  renewPrinterAddress: ({ printerId }) => ({ path: { id: printerId } }),
  testPrinter: ({ printerId }) => ({ path: { id: printerId } }),
  previewPrinter: ({ printerId }) => ({ path: { id: printerId } }),
  removePrinter: ({ printerId }) => ({ path: { id: printerId } }),
  getOrderPrints: ({ orderId }) => ({ path: { id: orderId } }),
  printOrder: ({ orderId, printerId }) => ({ path: { id: orderId }, body: { printerId } }),
  listDomains: () => ({}),
  addDomain: () => ({
    body: {
      host: `${newId()
        .toLowerCase()
        .replace(/[^a-z0-9]/g, 'x')}.example`,
    },
  }),
  removeDomain: ({ domain }) => ({ path: { host: domain } }),
  makeDomainPrimary: ({ domain }) => ({ path: { host: domain } }),
  listStaffHighlights: () => ({}),
  addHighlight: ({ highlight }) => ({ body: highlightInput(highlight.video) }),
  changeHighlight: ({ highlight }) => ({
    path: { id: highlight.id },
    body: { ...highlightInput(highlight.video), animationHint: 'zoom-in', isActive: false },
  }),
  removeSlide: ({ highlight }) => ({ path: { id: highlight.id } }),
  reorderSlides: ({ highlight }) => ({ body: { ids: [highlight.id] } }),
  uploadVideo: () => ({ headers: { 'content-type': 'video/mp4' }, body: shortVideo }),
  listTeam: () => ({}),
  changeRole: ({ colleagueId }) => ({ path: { userId: colleagueId }, body: { role: 'Manager' } }),
  inviteMember: ({ email }) => ({ body: { email: `new-${email}`, role: 'Staff' } }),
  withdrawInvitation: ({ invitation }) => ({ path: { id: invitation.id } }),
  readInvitation: ({ invitation: { token } }) => ({ body: { token } }),
  acceptInvitation: ({ invitation: { token } }) => ({ body: { token } }),
  dismissMember: ({ colleagueId }) => ({ path: { userId: colleagueId } }),
  getToday: () => ({}),
  getFigures: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getFiguresFile: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getOrdersFile: () => ({ query: { from: '2026-06-16', to: '2026-06-16' } }),
  listStaffReviews: () => ({
    query: {
      ...{ page: 1, limit: 10, rating: 3, isVisible: 'true', isAnswered: 'true' },
      ...{ sortBy: 'createdAt', sortOrder: 'desc', until: LATER },
    },
  }),
  changeReviewVisibility: ({ reviewId }) => ({ path: { id: reviewId }, body: { isVisible: false } }),
  replyToReview: ({ reviewId }) => ({ path: { id: reviewId }, body: { comment: 'Thank you!' } }),
  removeReply: ({ reviewId, replyId }) => ({ path: { id: reviewId, replyId } }),
  uploadPicture: () => ({ query: { use: 'dish' }, headers: { 'content-type': 'image/png' }, body: photo }),
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
