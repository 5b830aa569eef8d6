import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importIds } from '../../src/server/import/import-ids.ts';
import { dialects } from '../support/databases.ts';
import { item, pickup } from '../support/order-input.ts';
import { writtenRows } from '../support/written-rows.ts';
import { inDatabase } from './support/always-open.ts';
import { counts } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { type Address, sendSurely } from './support/send.ts';
import { type Started, startServer } from './support/started.ts';

const AT_ONCE = 40;

describe.each(dialects)('promise 3: one key is one order, on %s', (dialect) => {
  let server: Started;
  let tokens: string[];
  beforeAll(async () => {
    server = await startServer(dialect);
    tokens = await registerCustomers(server.address, 2);
  });
  afterAll(() => server.stop());

  const place = (
    key: string,
    token = tokens[0] as string,
    body: unknown = pickup([item('lemonade')]),
    address?: Address,
  ) => sendSurely(address ?? server.address, { method: 'POST', url: '/api/v1/orders', token, key, body });
  const countOrders = () => inDatabase(server.place, async ({ db }) => (await writtenRows(db)).orders);

  it('40 at once over 40 connections: one is 201, the others get the same order', async () => {
    const before = await countOrders();
    for (let race = 0; race < counts.races; race++) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => place(`race-${race}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(AT_ONCE - 1).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const made = (await countOrders()) - before;
    report({ what: `one key, ${dialect}`, races: counts.races, 'at once': AT_ONCE, orders: made });
    expect(made).toBe(counts.races);
  });

  it('of 40 bodies with one key one becomes an order, and the others are told so', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        place('bodies', tokens[0], pickup([item('lemonade')], { customerNotes: `body ${i}` })),
      ),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual([
      '201 ',
      ...Array(AT_ONCE - 1).fill('422 idempotency_mismatch'),
    ]);
  });

  it('two customers, and two restaurants, may choose the same key', async () => {
    const sushi = { ...server.address, host: 'sushi-bar.localhost' };
    const [there] = (await registerCustomers(sushi, 1, 'sushi')) as [string];
    const answers = await Promise.all([
      place('shared'),
      place('shared', tokens[1]),
      place('shared', there, makiOrder(), sushi),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(3);
  });
});

function makiOrder() {
  const ids = importIds('sushi-bar');
  const maki = { productId: ids.of('product', 'maki'), productName: 'Maki', unitPrice: 6.5, itemSubtotal: 6.5 };
  return { ...pickup([{ ...maki, quantity: 1, selectedOptions: [] }]), restaurantId: ids.restaurant };
}
