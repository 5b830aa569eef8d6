import { addDays } from '../../../src/domain/times/zoned-time.ts';
import { newId, sha256 } from '../../../src/server/platform/ids/ids.ts';
import { productId } from '../order-input.ts';
import { orderTimes } from '../order-times.ts';
import { newBrowser } from '../push-service.ts';
import { type HonestCalls, LATER } from './honest-call.ts';
import { picture } from './picture.ts';

const PRINTER = { name: 'Kitchen', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };
const ALARMS = {
  ...{ pushAfterMinutes: 3, webhookAfterMinutes: 10, tone: 'chime', volume: 80, untilAnswered: true },
  ...{ webhookUrl: 'https://alarms.example/ring', webhookPhone: '+44 20 7946 0000' },
  people: [{ name: 'Ada', phone: '+44 7700 900123', by: 'call', quiet: { from: '23:00', to: '09:00' } }],
};

const NEWS = { subject: 'The terrace is open', text: 'Come and sit in the sun.\n\nWe look forward to you.' };

/** What staff call about their restaurant and team. */
export const officeCalls: HonestCalls = {
  getPaymentAccount: () => ({}),
  connectPaymentAccount: () => ({ body: { provider: 'simulator' } }),
  testPaymentAccount: () => ({}),
  disconnectPaymentAccount: () => ({}),
  listWebhooks: () => ({}),
  addWebhook: () => ({ body: { url: 'https://till.example/orders', events: ['order.placed', 'order.changed'] } }),
  changeWebhook: ({ webhookId }) => ({
    path: { id: webhookId },
    body: { url: 'https://till.example/hook', events: ['order.placed'], isOn: true },
  }),
  removeWebhook: ({ webhookId }) => ({ path: { id: webhookId } }),
  renewWebhookSecret: ({ webhookId }) => ({ path: { id: webhookId } }),
  tryWebhook: ({ webhookId }) => ({ path: { id: webhookId } }),
  listDeliveries: ({ webhookId }) => ({ path: { id: webhookId } }),
  deliverAgain: ({ webhookId, deliveryId }) => ({ path: { id: webhookId, deliveryId } }),
  getTill: () => ({}),
  openTillPage: () => ({}),
  connectTill: ({ tillCode, tillState }) => ({ body: { code: tillCode, state: tillState } }),
  tryTillAgain: () => ({}),
  sendTillMenu: () => ({}),
  draftTillMenu: () => ({}),
  disconnectTill: () => ({}),
  listDeliveryServices: () => ({}),
  connectDeliveryService: ({ serviceKeys }) => ({ path: { service: 'uber_direct' }, body: serviceKeys }),
  disconnectDeliveryService: () => ({ path: { service: 'uber_direct' } }),
  listKeys: () => ({}),
  addKey: () => ({ body: { name: 'Till', scopes: ['orders:read', 'orders:write'] } }),
  endKey: ({ keyId }) => ({ path: { id: keyId } }),
  getStaffMember: () => ({}),
  listAudit: () => ({ query: { limit: 2 } }),
  getFirstSteps: () => ({}),
  openForOrders: () => ({}),
  getOrderTimes: () => ({}),
  changeOrderTimes: () => ({ body: orderTimes({ lastOrderMinutes: 20 }) }),
  getUnansweredOrders: () => ({}),
  changeUnansweredOrders: () => ({ body: { remindAfterMinutes: 5, cancelAfterMinutes: 30 } }),
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
  listMessages: () => ({}),
  changeMessageSettings: () => ({ body: { keptDays: 90 } }),
  markMessage: ({ messageId }) => ({ path: { id: messageId }, body: { isRead: true } }),
  replyToMessage: ({ messageId }) => ({ path: { id: messageId }, body: { reply: 'We have a table for you.' } }),
  removeMessage: ({ messageId }) => ({ path: { id: messageId } }),
  getMailingList: () => ({}),
  changeMailingList: () => ({ body: { isOn: true, mailsADay: 200 } }),
  getWeeklySummary: () => ({}),
  changeWeeklySummary: () => ({ body: { isWanted: true } }),
  listCampaigns: () => ({}),
  startCampaign: () => ({ body: { occasion: 'own', productId: null, texts: { en: NEWS }, quietWeeks: null } }),
  testCampaign: () => ({ body: { productId: null, language: 'en', text: NEWS } }),
  stopCampaign: ({ campaignId }) => ({ path: { id: campaignId } }),
  getSubscribersFile: () => ({ query: { separator: 'comma' } }),
  getTranslations: () => ({ query: { targetLanguage: 'de' } }),
  changeTranslations: () => ({
    body: {
      targetLanguage: 'de',
      texts: [
        {
          ...{ subject: 'product', subjectId: productId('margherita'), field: 'name' },
          ...{ original: 'Margherita', text: 'Margherita' },
        },
      ],
    },
  }),
  suggestTranslations: () => ({ body: { targetLanguage: 'fr' } }),
  getOfferedLanguages: () => ({}),
  changeOfferedLanguages: () => ({ body: { languages: ['en', 'de', 'fr'] } }),
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
  getTaxes: () => ({}),
  changeTaxes: () => ({
    body: {
      isIncluded: true,
      label: 'VAT',
      bundles: 'split',
      delivery: 'goods',
      rates: [
        { taxClass: 'standard', orderType: null, percent: 20, from: null },
        { taxClass: 'reduced', orderType: 'Pickup', percent: 0, from: null },
      ],
      receipts: 'none',
      preset: { country: 'GB', checkedOn: '2026-11-27' },
    },
  }),
  setTillNumber: ({ completedOrderId }) => ({ path: { id: completedOrderId }, body: { tillNumber: 'FT A/4711' } }),
  getFees: () => ({}),
  changeFees: () => ({
    body: {
      fees: [
        // Below what the walk's orders cost: they stay as they are.
        { name: 'smallOrderFee', amount: 0.5, orderType: null, below: 1, taxClass: 'goods' },
      ],
      tips: { percentages: [5, 10], to: 'team' },
    },
  }),
  getZones: () => ({}),
  changeZones: () => ({
    body: {
      zones: [
        {
          name: 'Near',
          // Where the walk's orders go, and by their terms.
          ...{ postcodes: ['N1', 'EC1A'], kilometres: null },
          ...{ fee: null, minimum: null, freeFrom: 60, travelMinutes: null, hours: null },
        },
      ],
    },
  }),
  getAssistants: () => ({}),
  setAssistants: () => ({ body: { assistantsOff: false } }),
  setOrderMails: () => ({ body: { fewMails: true } }),
  setWishes: () => ({ body: { asksWishes: true } }),
  setCouriers: () => ({ body: { usesCouriers: true } }),
  getTaxClasses: () => ({}),
  changeTaxClasses: ({ productId }) => ({
    body: { dishes: [{ _id: productId, taxClass: 'reduced' }], options: [] },
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
  uploadLogo: () => ({ headers: { 'content-type': 'image/png' }, body: picture }),
  listDevices: () => ({}),
  addDevice: () => ({ body: newBrowser('https://push.example').input }),
  testDevice: ({ deviceId }) => ({ path: { id: deviceId } }),
  removeDevice: ({ deviceId }) => ({ path: { id: deviceId } }),
  getAlarms: () => ({}),
  changeAlarms: () => ({ body: ALARMS }),
  testWebhook: () => ({}),
  getGuestTexts: () => ({}),
  setGuestTexts: () => ({ body: { isOn: true } }),
  testPerson: ({ personId }) => ({ path: { id: personId } }),
  listPrinters: () => ({}),
  addPrinter: () => ({ body: PRINTER }),
  changePrinter: ({ printerId }) => ({ path: { id: printerId }, body: { ...PRINTER, copies: 2 } }),
  renewPrinterAddress: ({ printerId }) => ({ path: { id: printerId } }),
  testPrinter: ({ printerId }) => ({ path: { id: printerId } }),
  previewPrinter: ({ printerId }) => ({ path: { id: printerId } }),
  emptyPrinterQueue: ({ printerId }) => ({ path: { id: printerId } }),
  removePrinter: ({ printerId }) => ({ path: { id: printerId } }),
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
  listTeam: () => ({}),
  changeRole: ({ colleagueId }) => ({ path: { userId: colleagueId }, body: { role: 'Manager' } }),
  inviteMember: ({ email }) => ({ body: { email: `new-${email}`, role: 'Staff' } }),
  withdrawInvitation: ({ invitation }) => ({ path: { id: invitation.id } }),
  readInvitation: ({ invitation: { token } }) => ({ body: { token } }),
  acceptInvitation: ({ invitation: { token } }) => ({ body: { token } }),
  dismissMember: ({ colleagueId }) => ({ path: { userId: colleagueId } }),
  getToday: () => ({}),
  getBooks: () => ({ query: { from: '2026-06-16', to: '2026-06-17', by: 'month' } }),
  getBooksFile: () => ({ query: { from: '2026-06-16', to: '2026-06-17', by: 'month' } }),
  getDisputesFile: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getCashUpsFile: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getDatev: () => ({}),
  changeDatev: () => ({
    body: {
      ...{
        consultant: 29098,
        client: 55003,
        yearStart: 1,
        accountLength: 4,
        cash: '1600',
        online: '1360',
        other: '1360',
      },
      ...{ revenue: [{ percent: 19, account: '8400' }], tips: '' },
    },
  }),
  // DATEV takes euros only: a month without any sums.
  getDatevFile: () => ({ query: { month: '2026-01' } }),
  listCashUps: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  // Each on a day of its own, before all orders: a day's cash is counted once.
  countCash: ({ userId }) => ({
    body: {
      date: addDays('2025-08-01', Number.parseInt(sha256(userId).slice(0, 6), 16) % 250),
      opening: 100,
      counted: 100,
      expected: 0,
      after: 0,
      reason: 'A quiet day.',
    },
  }),
  getFigures: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getFiguresFile: () => ({ query: { from: '2026-06-16', to: '2026-06-17' } }),
  getReceiptsFile: () => ({ query: { from: '2026-06-16', to: '2026-06-16', by: 'day' } }),
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
};
