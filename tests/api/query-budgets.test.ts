import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  forgetExpiredResets,
  forgetExpiredSessions,
  forgetOldAttempts,
  forgetUnusedGuests,
} from '../../src/server/accounts/forget-expired.ts';
import { RINGS_TO_MAKE } from '../../src/server/alarms/rings.repo.ts';
import { DELIVERIES_TO_HAND } from '../../src/server/handing/handed.repo.ts';
import { forgetOldMails } from '../../src/server/mail/forget-old-mails.ts';
import { PICTURES_TO_FETCH } from '../../src/server/menu-import/picture-fetches.repo.ts';
import { forgetExpiredClaims } from '../../src/server/order-claims/forget-claims.ts';
import { forgetOldKeys } from '../../src/server/orders/place/forget-old-keys.ts';
import { cancelUnanswered } from '../../src/server/orders/status/cancel-unanswered.ts';
import { remindOfOrders } from '../../src/server/orders/status/remind-of-orders.ts';
import { MAILS_TO_SEND } from '../../src/server/outbox/outbox.repo.ts';
import { ACTS_TO_DO } from '../../src/server/payments/payment-acts.repo.ts';
import { PAYMENTS_TO_CHECK } from '../../src/server/payments/payments.repo.ts';
import { forgetOldPrints } from '../../src/server/printers/forget-old-prints.ts';
import { PUSHES_TO_SEND } from '../../src/server/pushes/order-pushes.repo.ts';
import type { Services } from '../../src/server/services.ts';
import { refreshPunctuality } from '../../src/server/slots/punctuality.ts';
import { MENUS_OF_TILLS } from '../../src/server/tills/till-menus.repo.ts';
import { ORDERS_FOR_TILLS } from '../../src/server/tills/tills.repo.ts';
import { DELIVERIES_TO_MAKE } from '../../src/server/webhooks/deliveries.repo.ts';
import {
  claimWork,
  dueWork,
  restaurantsWithWork,
  type WorkPlace,
  type WorkTable,
} from '../../src/server/work/leases.ts';
import { insertOrders } from '../generate/insert-orders.ts';
import { multiplyOrders } from '../generate/multiply-orders.ts';
import { dialects } from '../support/databases.ts';
import { fullReads } from '../support/full-reads.ts';
import { type HeardQuery, heardQueries } from '../support/heard-queries.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { ids } from '../support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

/** What any call may ask that finds it too old: whose host it is, whose content changed. */
const NOW_AND_THEN = [
  'select "r"."id", "r"."slug", "r"."content_language", ',
  'select "id", "revision" from "restaurants" where "revision" >',
];

/** Statements a call, the transaction's own among them. Whoever needs more says here how many. */
const BUDGETS: Record<string, number> = {
  getRestaurant: 0,
  getRestaurantStyles: 0,
  listCategories: 0,
  listProducts: 0,
  listMostOrdered: 1,
  getProduct: 0,
  listHighlights: 0,
  listPromotions: 0,
  suggestAddresses: 0,
  validateCart: 2,
  offerTimes: 4,
  checkDelivery: 4,
  validateCoupon: 9,
  quoteOrder: 11,
  // Among them: whom webhooks tell, whether a till has it, what cooks call its dishes, the number to call it by, who is blocked, the steps of alarms, the book of customers and how often a contact has used a promotion.
  placeOrder: 31,
  listMyOrders: 6,
  getMyOrder: 5,
  getMyOrderByKey: 6,
  // Among them: which printers have its paper, and are told that it is called off.
  cancelMyOrder: 23,
  listReviews: 6,
  login: 6,
  register: 7,
  refreshToken: 6,
  getStaffMember: 3,
  // Among them, for its two lists: what cooks call the dishes; and the hours by which its business day begins.
  getBoard: 27,
  listOrders: 10,
  // Among them: which of its options open other groups.
  addOptionGroup: 36,
  changeOptionGroup: 37,
  changeOrderStatus: 27,
  // A status, its history, points, payment, receipt, mail and audit, each as it was before.
  stepBackOrder: 49,
  // The whole menu, with its deals and what the till calls it.
  sendTillMenu: 37,
  // Among them: what cooks call its dishes, and which webhooks want to know.
  changeOrderItems: 36,
  placePhoneOrder: 38,
  // Among them: a till that has to have it, and to be told how it goes on.
  payAtDoor: 40,
  answerProposal: 40,
  answerTrackedProposal: 40,
  // Every table that knows of a person.
  forgetCustomer: 51,
};
/** Acts of owners, some in a year: an index for them would cost every order. */
const SELDOM = ['forgetCustomer', 'copyCustomer', 'getEvidenceFile'];
/** Editing the menu writes the audit, texts and revisions too. */
const OTHERS = 35;

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found;
})();

describe.each(dialects)('what a call asks the database, on %s,', (dialect) => {
  let test: TestApp;
  let reader: World;
  beforeAll(async () => {
    // Each call's world takes some seconds.
    test = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    await insertOrders(test.services, 240, { customers: 60, now: NOON });
    reader = await newWorld(test, TRATTORIA_PLACE);
    await insertForgotten(test);
    await multiplyOrders(test.services, 12);
    await test.services.db.updateTable('restaurants').set({ publishes_punctuality: 1 }).execute();
  });
  afterAll(() => test.close());

  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const heard = await heardIn(operation);
    if (!SELDOM.includes(id)) expect(await fullReads(test.services, heard)).toEqual([]);
    const asked = heard.filter(({ text }) => !NOW_AND_THEN.some((each) => text.startsWith(each)));
    expect(asked.length, asked.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(BUDGETS[id] ?? OTHERS);
  });

  it.each([
    ['mails that are due', (services: Services) => lookForWork(services, MAILS_TO_SEND)],
    ['rings that are due', (services: Services) => lookForWork(services, RINGS_TO_MAKE)],
    ['pushes that are due', (services: Services) => lookForWork(services, PUSHES_TO_SEND)],
    ['calls of webhooks that are due', (services: Services) => lookForWork(services, DELIVERIES_TO_MAKE)],
    ['orders for tills that are due', (services: Services) => lookForWork(services, ORDERS_FOR_TILLS)],
    ['deliveries by services that are due', (services: Services) => lookForWork(services, DELIVERIES_TO_HAND)],
    ['pictures of imported dishes that are due', (services: Services) => lookForWork(services, PICTURES_TO_FETCH)],
    ['menus of tills that are due', (services: Services) => lookForWork(services, MENUS_OF_TILLS)],
    ['acts of payments that are due', (services: Services) => lookForWork(services, ACTS_TO_DO)],
    ['payments to ask about', (services: Services) => lookForWork(services, PAYMENTS_TO_CHECK)],
    ['old prints', (services: Services) => forgetOldPrints(services).run()],
    ['old mails', (services: Services) => forgetOldMails(services).run()],
    ['orders that nobody answered', (services: Services) => cancelUnanswered(services).run()],
    ['published punctuality', (services: Services) => refreshPunctuality(services).run()],
    ['orders to remind of', (services: Services) => remindOfOrders(services).run()],
    ['sessions that are over', (services: Services) => forgetExpiredSessions(services).run()],
    ['reset links that are over', (services: Services) => forgetExpiredResets(services).run()],
    ['claims that are over', (services: Services) => forgetExpiredClaims(services).run()],
    ['wrong passwords of long ago', (services: Services) => forgetOldAttempts(services).run()],
    ['guests who ordered nothing', (services: Services) => forgetUnusedGuests(services).run()],
    ['keys of long ago', (services: Services) => forgetOldKeys(services).run()],
  ])('a look for %s', async (_name, look) => {
    const heard = await heardQueries(() => look(test.services));
    expect(heard.length).toBeGreaterThan(0);
    expect(await fullReads(test.services, heard)).toEqual([]);
  });

  async function heardIn(operation: Operation): Promise<HeardQuery[]> {
    const world = operation.method === 'GET' ? reader : await newWorld(test, TRATTORIA_PLACE);
    const call = honestCalls[operation.id]?.(world);
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${operation.id}`);
    await test.call({ url: '/restaurants/public/-', host: world.host });
    return heardQueries(async () => {
      const { status } = await send(test, operation, call, { host: world.host, as: world });
      expect(status).toBeLessThan(300);
    });
  }
});

/** Looks who has work, how much, and claims some. */
async function lookForWork<T extends WorkTable>(services: Services, place: WorkPlace<T>): Promise<void> {
  await restaurantsWithWork(services.db, place, NOON);
  await dueWork(services.db, place, NOON);
  await claimWork(services, place, { restaurantId: ids.restaurant, now: NOON, until: NOON + 1 });
}

/** Links to new passwords, and wrong passwords, as after a busy day. */
async function insertForgotten({ services: { db } }: TestApp): Promise<void> {
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const instants = Array.from({ length: 500 }, (_, i) => NOON + i * 60_000);
  const resets = instants.map((expires_at, i) => ({
    token_hash: `reset-${i}`,
    user_id,
    restaurant_id: TRATTORIA_PLACE.restaurantId,
    expires_at,
  }));
  await db.insertInto('password_resets').values(resets).execute();
  const attempts = instants.map((ends_at, i) => ({ key: `key-${i}`, count: 1, ends_at }));
  await db.insertInto('attempts').values(attempts).execute();
}
