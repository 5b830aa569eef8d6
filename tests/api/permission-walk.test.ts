import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/people/staff-roles.ts';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, SUSHI_PLACE, TRATTORIA_PLACE, type World } from '../support/world.ts';

const everybody: readonly StaffRole[] = ['Owner', 'Manager', 'Staff'];
const withCouriers: readonly StaffRole[] = [...everybody, 'Courier'];
const managers: readonly StaffRole[] = ['Owner', 'Manager'];
const owners: readonly StaffRole[] = ['Owner'];

/** Who may do what (DECISIONS "Roles"), said here once more so that no route decides it by itself. */
const ALLOWED: Record<string, readonly StaffRole[]> = {
  getStaffMember: withCouriers,
  listRides: withCouriers,
  getRide: withCouriers,
  takeRide: withCouriers,
  stepRide: withCouriers,
  getBoard: everybody,
  listOrders: everybody,
  getOrder: everybody,
  listStations: everybody,
  getStationScreen: everybody,
  bumpLine: everybody,
  addStation: managers,
  changeStation: managers,
  removeStation: managers,
  addKitchenDevice: managers,
  revokeKitchenDevice: managers,
  setCouriers: managers,
  listCouriers: everybody,
  settleCourier: everybody,
  undoSettlement: everybody,
  makeCourierLink: everybody,
  releaseCourier: everybody,
  getOrderRecord: everybody,
  addOrderNote: everybody,
  writeToCustomer: everybody,
  stepBackOrder: managers,
  changeOrderItems: managers,
  quoteOrderItems: managers,
  withdrawProposal: managers,
  changeOrderStatus: everybody,
  changeOrderReadyTime: everybody,
  findCaller: everybody,
  searchCustomers: everybody,
  getCustomer: everybody,
  changeCustomerNote: everybody,
  grantPoints: managers,
  copyCustomer: owners,
  forgetCustomer: owners,
  listBlocks: managers,
  addBlock: managers,
  liftBlock: managers,
  getGuestSettings: managers,
  changeGuestSettings: managers,
  quotePhoneOrder: everybody,
  placePhoneOrder: everybody,
  listPhonePayments: everybody,
  makePayLink: everybody,
  payAtDoor: everybody,
  callOffUnpaid: everybody,
  listUnpaidOrders: everybody,
  letGoUnpaid: managers,
  pauseOrdering: everybody,
  getStaffMenu: everybody,
  setProductAvailability: everybody,
  setPortions: everybody,
  setOptionAvailability: everybody,
  getFirstSteps: managers,
  openForOrders: managers,
  setBusy: everybody,
  setWishes: managers,
  setOrderMails: managers,
  changeTodaysHours: everybody,
  getOrderTimes: managers,
  changeOrderTimes: managers,
  listMessages: managers,
  changeMessageSettings: managers,
  markMessage: managers,
  replyToMessage: managers,
  removeMessage: managers,
  getMailingList: managers,
  changeMailingList: managers,
  getSubscribersFile: owners,
  getWeeklySummary: managers,
  changeWeeklySummary: managers,
  listCampaigns: managers,
  startCampaign: managers,
  testCampaign: managers,
  stopCampaign: managers,
  getTranslations: managers,
  changeTranslations: managers,
  suggestTranslations: managers,
  getOfferedLanguages: managers,
  changeOfferedLanguages: managers,
  getLegal: managers,
  changeLegal: managers,
  getTaxes: managers,
  changeTaxes: managers,
  getFees: managers,
  changeFees: managers,
  getZones: managers,
  changeZones: managers,
  getTaxClasses: managers,
  changeTaxClasses: managers,
  setTillNumber: everybody,
  getUnansweredOrders: managers,
  changeUnansweredOrders: managers,
  getMenuRecord: managers,
  listMenuTemplates: managers,
  startMenu: managers,
  suggestTexts: managers,
  addCategory: managers,
  changeCategory: managers,
  removeCategory: managers,
  orderCategories: managers,
  getDish: managers,
  addDish: managers,
  duplicateDish: managers,
  changeDish: managers,
  removeDish: managers,
  orderDishes: managers,
  changePrices: managers,
  getDishHistory: managers,
  addOptionGroup: managers,
  changeOptionGroup: managers,
  removeOptionGroup: managers,
  listDeals: managers,
  addDeal: managers,
  changeDeal: managers,
  removeDeal: managers,
  orderDeals: managers,
  getOpeningHours: managers,
  changeOpeningHours: managers,
  getDeliverySettings: managers,
  changeDeliverySettings: managers,
  getDetails: managers,
  changeDetails: managers,
  getPaymentAccount: owners,
  connectPaymentAccount: owners,
  testPaymentAccount: owners,
  disconnectPaymentAccount: owners,
  refundOrder: managers,
  creditOrderPoints: managers,
  captureAgain: managers,
  getEvidenceFile: managers,
  getPaymentMethods: managers,
  changePaymentMethods: managers,
  listStaffPromotions: managers,
  addPromotion: managers,
  changePromotion: managers,
  listStaffHighlights: managers,
  addHighlight: managers,
  changeHighlight: managers,
  removeSlide: managers,
  reorderSlides: managers,
  uploadVideo: managers,
  uploadLogo: managers,
  getToday: managers,
  getFigures: managers,
  getBooks: managers,
  getFiguresFile: managers,
  getOrdersFile: managers,
  getReceiptsFile: managers,
  getAbout: managers,
  changeAbout: managers,
  getTheme: managers,
  changeTheme: managers,
  listDevices: everybody,
  addDevice: everybody,
  testDevice: everybody,
  removeDevice: everybody,
  getAlarms: owners,
  changeAlarms: owners,
  testWebhook: owners,
  listPrinters: managers,
  addPrinter: managers,
  changePrinter: managers,
  renewPrinterAddress: managers,
  testPrinter: managers,
  emptyPrinterQueue: managers,
  previewPrinter: managers,
  removePrinter: managers,
  getOrderPrints: everybody,
  printOrder: everybody,
  listWebhooks: owners,
  addWebhook: owners,
  changeWebhook: owners,
  removeWebhook: owners,
  renewWebhookSecret: owners,
  tryWebhook: owners,
  listDeliveries: owners,
  deliverAgain: owners,
  getTill: owners,
  openTillPage: owners,
  connectTill: owners,
  tryTillAgain: owners,
  disconnectTill: owners,
  listKeys: owners,
  addKey: owners,
  endKey: owners,
  listDomains: owners,
  addDomain: owners,
  removeDomain: owners,
  makeDomainPrimary: owners,
  listTeam: owners,
  inviteMember: owners,
  withdrawInvitation: owners,
  changeRole: owners,
  dismissMember: owners,
  listStaffReviews: managers,
  changeReviewVisibility: managers,
  replyToReview: managers,
  removeReply: managers,
  uploadPicture: managers,
  listMenuImports: managers,
  draftMenuImport: managers,
  getMenuImport: managers,
  changeMenuImport: managers,
  getMenuTable: managers,
  getAssistants: managers,
  setAssistants: managers,
  getBooksFile: managers,
  getDisputesFile: managers,
  listCashUps: managers,
  countCash: managers,
  getCashUpsFile: managers,
  getDatev: managers,
  changeDatev: managers,
  getDatevFile: managers,
  listAudit: owners,
};

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ audience, path }) => audience === 'staff' || path.startsWith('/staff/'));
})();

describe.each(dialects)('a walk of every role over every staff operation, on %s,', (dialect) => {
  let test: TestApp;
  let shared: World;
  let foreign: World;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    shared = await newWorld(test, TRATTORIA_PLACE);
    foreign = await newWorld(test, SUSHI_PLACE);
  });
  afterAll(() => test.close());
  // Each world takes some seconds of the app's clock, and tokens end after minutes. The shared worlds stay the oldest.
  beforeEach(() => test.setNow(NOON + 60_000));

  const callOf = ({ id }: Operation, world: World) => {
    const call = honestCalls[id];
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${id}: the walk can't judge it`);
    return call(world);
  };
  const employAs = (role: StaffRole, { staffId, restaurantId }: World) =>
    test.services.db
      .updateTable('staff')
      .set({ role })
      .where('restaurant_id', '=', restaurantId)
      .where('user_id', '=', staffId)
      .execute();
  const as = (world: World, staffToken: string) => ({ host: world.host, as: { ...world, staffToken } });

  it('finds an expectation for each operation, and none for what is no operation', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(operations)('$id is for its roles', async (operation) => {
    for (const role of STAFF_ROLES) {
      const isAllowed = ALLOWED[operation.id]?.includes(role);
      const changes = isAllowed && operation.method !== 'GET';
      const world = changes ? await newWorld(test, TRATTORIA_PLACE) : shared;
      await employAs(role, world);
      const answer = await send(test, operation, callOf(operation, world), as(world, world.staffToken));
      if (isAllowed) expect(answer.status, `${role}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      else expect(answer, role).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it.each(operations)('$id is not for customers, others’ owners or nobody', async (operation) => {
    const call = callOf(operation, shared);
    const of = (token: string) => send(test, operation, call, as(shared, token));
    expect(await of(shared.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await of(foreign.staffToken)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await of('')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await of(await signedInHere(foreign))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  /** The owner of the other restaurant, as a customer of this one. */
  async function signedInHere({ email }: World): Promise<string> {
    const body = { email: `owner-${email}`, password: PASSWORD };
    const answer = await test.call({ method: 'POST', url: '/auth/login', body });
    return answer.body.accessToken;
  }
});
