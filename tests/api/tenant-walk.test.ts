import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { leaves, replaced } from '../support/leaves.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { rowsAbout } from '../support/stored-rows.ts';
import { type Answer, NOON, startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { SUSHI_PLACE, TRATTORIA_PLACE } from '../support/world-places.ts';

/** The public face of another restaurant may be read by its slug (DECISIONS, settled 19). */
const READ_ACROSS = ['getRestaurant', 'getRestaurantStyles'];
/** Their paths name a service, which every restaurant may connect. */
const BY_NAME = ['connectDeliveryService', 'disconnectDeliveryService'];
const NOBODYS_ID = 'nobody-has-this-id';
const idsOf = (world: World) =>
  new Set([
    ...[world.restaurantId, world.categoryId, world.productId, world.valueId, world.promotionId, world.slug],
    ...[
      world.userId,
      world.colleagueId,
      world.addressId,
      world.orderId,
      world.awaitingOrderId,
      world.calledOrderId,
      world.proposedOrderId,
      world.proposalId,
      world.paidOrderId,
      world.refusedOrderId,
      world.confirmedOrderId,
      world.completedOrderId,
      world.drivenOrderId,
      world.readyRideId,
      world.ownRideId,
      world.settlementId,
      world.orderKey,
      world.reviewId,
      world.messageId,
      world.campaignId,
      world.printerId,
      world.deviceId,
      world.personId,
      world.stationId,
      world.kitchenDeviceId,
      world.keyId,
      world.webhookId,
      world.deliveryId,
      world.callerId,
      world.blockHash,
    ],
    ...Object.values(world.spare).map(({ id }) => id),
    ...[world.highlight.id, world.domain, world.invitation.id],
    // Whoever has the token of a mailed link, or the id of an assistant's checkout, is whom it was mailed to, at that restaurant.
    ...(world.host === TRATTORIA
      ? []
      : [
          ...[world.resetToken, world.invitation.token, world.orderToken, world.calledOrderToken],
          ...[world.proposedOrderToken, world.checkoutId],
        ]),
  ]);

/** Every operation there is, known before any test runs. */
const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found;
})();

describe.each(dialects)('a walk over every operation at the trattoria, on %s,', (dialect) => {
  let test: TestApp;
  /** The customer who asks; another one of the same restaurant; one of another restaurant. */
  let own: World;
  let neighbour: World;
  let stranger: World;
  let before: string[];
  beforeAll(async () => {
    test = await startTestApp(dialect);
    own = await newWorld(test, TRATTORIA_PLACE);
    neighbour = await newWorld(test, TRATTORIA_PLACE);
    stranger = await newWorld(test, SUSHI_PLACE);
    before = await othersRows();
  });
  afterAll(() => test.close());
  // Each new world takes some seconds of its clock, and sessions end after some minutes.
  beforeEach(() => test.setNow(NOON + 60_000));

  const othersRows = () =>
    rowsAbout(test.services.db, [stranger.restaurantId, stranger.userId, neighbour.userId, neighbour.email]);
  const callOf = ({ id }: Operation, world: World) => {
    const call = honestCalls[id];
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${id}: the walk can't judge it`);
    return call(world);
  };

  it.each(operations)(
    '$id finds nothing of others by their ids, and says the same as for ids of nobody',
    async (operation) => {
      const mine = callOf(operation, own);
      let compared = 0;
      // Every customer of the restaurant is its staff's business.
      for (const other of operation.audience === 'staff' ? [stranger] : [neighbour, stranger]) {
        const theirs = new Map(leaves(callOf(operation, other)).map(({ path, value }) => [path.join('.'), value]));
        for (const { path, value } of leaves(mine)) {
          const foreign = theirs.get(path.join('.'));
          if (foreign === value || !idsOf(other).has(String(foreign))) continue;
          if (READ_ACROSS.includes(operation.id)) continue;
          compared++;
          const as = { host: own.host, as: own };
          const found = await send(test, operation, replaced(mine, path, foreign), as);
          const missing = await send(test, operation, replaced(mine, path, NOBODYS_ID), as);
          expect(comparable(found, String(foreign)), `${path.join('.')} of others`).toEqual(
            comparable(missing, NOBODYS_ID),
          );
          expect(isSilentAbout(found, other, String(foreign)), `${operation.id} by ${path.join('.')}`).toBe(true);
        }
      }
      const isById = operation.path.includes('{') && ![...READ_ACROSS, ...BY_NAME].includes(operation.id);
      if (isById) expect(compared).toBeGreaterThan(0);
      expect(await othersRows()).toEqual(before);
    },
  );

  it.each(operations.filter(({ audience }) => audience !== 'everybody'))(
    '$id takes no token of another restaurant, and no other customer’s for one’s own',
    async (operation) => {
      const mine = callOf(operation, own);
      const atOwn = (as: World) => send(test, operation, mine, { host: own.host, as });
      expect(await atOwn(stranger)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(await atOwn({ ...own, token: '', staffToken: '' })).toMatchObject({ status: 401 });
      if (operation.audience === 'staff') {
        // Who works at another restaurant, or is a customer here, is not staff here.
        expect(await atOwn({ ...own, staffToken: own.token })).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      }
      expect(await othersRows()).toEqual(before);
    },
  );

  it.each(operations.filter(({ wantsCookie }) => wantsCookie))(
    '$id takes no cookie of another restaurant',
    async (operation) => {
      const { status, body } = await send(test, operation, {}, { host: own.host, as: stranger });
      // Signing out says the same whatever there was to end.
      expect([status, body.code]).toEqual(operation.id === 'logout' ? [204, undefined] : [401, 'session_ended']);
      expect(await othersRows()).toEqual(before);
    },
  );

  it.each(operations)('$id knows no restaurant at a host that is nobody’s', async (operation) => {
    const answer = await send(test, operation, callOf(operation, own), { host: 'nobody.test', as: own });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'unknown_host', message: 'Could not load configuration for this domain.' },
    });
  });

  it.each(operations)('$id does what it should for its own customer, and to nobody else', async (operation) => {
    const customer = operation.method === 'GET' ? own : await newWorld(test, TRATTORIA_PLACE);
    const answer = await send(test, operation, callOf(operation, customer), { host: own.host, as: customer });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(await othersRows()).toEqual(before);
  });
});

/** An answer without what differs between any two: its request's id, the id of what it has made, and the id that was asked for. */
function comparable({ status, body }: Answer, asked: string) {
  const text = typeof body === 'string' ? body : JSON.stringify({ ...body, requestId: undefined });
  const made = typeof body?.id === 'string' ? body.id : asked;
  return { status, text: text.replaceAll(asked, 'ID').replaceAll(made, 'MADE') };
}

function isSilentAbout({ body }: Answer, other: World, asked: string): boolean {
  const text = JSON.stringify(body).replaceAll(asked, '');
  const theirs = [other.userId, other.email, other.orderId, other.completedOrderId, other.addressId, 'Sushi Bar Test'];
  return !theirs.some((each) => text.includes(each));
}
