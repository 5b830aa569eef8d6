import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '../../src/domain/people/key-scopes.ts';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { NOON, startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { newKey } from '../support/world-keys.ts';
import { SUSHI_PLACE, TRATTORIA_PLACE } from '../support/world-places.ts';

/** What a key may do by its scopes (decision 135), said here once more. Everything else takes a person. */
const SCOPES: Record<KeyScope, readonly string[]> = {
  'orders:read': [
    ...['getBoard', 'listOrders', 'getOrder', 'getOrderRecord', 'listStations', 'getStationScreen'],
    ...['listPhonePayments', 'getOrderPrints'],
  ],
  'orders:write': [
    ...['changeOrderStatus', 'changeOrderReadyTime', 'addOrderNote', 'writeToCustomer', 'setTillNumber'],
    ...['quotePhoneOrder', 'placePhoneOrder', 'makePayLink', 'payAtDoor', 'callOffUnpaid'],
    ...['pauseOrdering', 'setBusy', 'changeTodaysHours', 'printOrder', 'bumpLine'],
  ],
  'menu:read': [
    ...['getStaffMenu', 'getMenuRecord', 'getDish', 'getDishHistory', 'getTranslations', 'listDeals'],
    ...['listMenuImports', 'getMenuImport', 'getMenuTable'],
  ],
  'menu:write': [
    ...[
      'setProductAvailability',
      'setPortions',
      'setOptionAvailability',
      'changePrices',
      'changeTranslations',
      'uploadPicture',
    ],
    ...['addCategory', 'changeCategory', 'removeCategory', 'orderCategories'],
    ...['addDish', 'duplicateDish', 'changeDish', 'removeDish', 'orderDishes'],
    ...['addDeal', 'changeDeal', 'removeDeal', 'orderDeals'],
    ...['addOptionGroup', 'changeOptionGroup', 'removeOptionGroup', 'draftMenuImport', 'changeMenuImport'],
  ],
  'reports:read': [
    ...['getToday', 'getFigures', 'getFiguresFile', 'getBooks', 'getOrdersFile', 'getReceiptsFile'],
    ...['getBooksFile', 'getDisputesFile', 'listCashUps', 'getCashUpsFile', 'getDatevFile'],
  ],
};
const scopeOf = ({ id }: Operation) => KEY_SCOPES.find((scope) => SCOPES[scope].includes(id));

const document = await (async () => {
  const test = await startTestApp('sqlite');
  const found = test.app.swagger() as OpenAPIV3_1.Document;
  await test.close();
  return found;
})();
const operations = documentedOperations(document);
const staffOperations = operations.filter(({ audience, path }) => audience === 'staff' && path !== '/staff/me');

describe('the API’s document', () => {
  it.each(staffOperations)('says of $id whether it takes keys, and with which scope', ({ id, method, path }) => {
    const item = document.paths?.[`/api/v1${path}`] as Record<string, OpenAPIV3_1.OperationObject>;
    const { security = [], description } = item[method.toLowerCase()] ?? {};
    const scope = KEY_SCOPES.find((each) => SCOPES[each].includes(id));
    expect(security.some((way) => 'key' in way)).toBe(scope !== undefined);
    expect(/A key needs the scope `([^`]+)`/.exec(description ?? '')?.[1]).toBe(scope);
  });
});

describe.each(dialects)('a walk of keys over every operation, on %s,', (dialect) => {
  let test: TestApp;
  let shared: World;
  let foreign: World;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    shared = await newWorld(test, TRATTORIA_PLACE);
    foreign = await newWorld(test, SUSHI_PLACE);
  });
  afterAll(() => test.close());
  beforeEach(() => test.setNow(NOON + 60_000));

  const by = (operation: Operation, world: World, key: string) => {
    const call = honestCalls[operation.id];
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${operation.id}`);
    return send(test, operation, call(world), { host: world.host, as: { ...world, staffToken: key, token: key } });
  };

  it.each(staffOperations)('$id takes a key with its scope, and no other', async (operation) => {
    const scope = scopeOf(operation);
    const others = KEY_SCOPES.filter((each) => each !== scope);
    const without = await newKey(test, shared.restaurantId, others);
    const code = scope ? 'key_lacks_scope' : 'key_not_admitted';
    expect(await by(operation, shared, without.keySecret)).toMatchObject({ status: 403, body: { code } });
    if (!scope) return;
    const world = operation.method === 'GET' ? shared : await newWorld(test, TRATTORIA_PLACE);
    const { keySecret } = await newKey(test, world.restaurantId, [scope]);
    const answer = await by(operation, world, keySecret);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });

  it.each(staffOperations)('$id takes no key of another restaurant, and none that is ended', async (operation) => {
    const refused = { status: 401, body: { code: 'unauthenticated' } };
    expect(await by(operation, shared, foreign.keySecret)).toMatchObject(refused);
    const { keyId, keySecret } = await newKey(test, shared.restaurantId);
    await test.services.db.deleteFrom('keys').where('id', '=', keyId).execute();
    expect(await by(operation, shared, keySecret)).toMatchObject(refused);
  });

  it.each(operations.filter(({ audience }) => audience === 'customer'))(
    '$id takes no key: it is no customer',
    async (operation) => {
      expect(await by(operation, shared, shared.keySecret)).toMatchObject({ status: 401 });
    },
  );
});
