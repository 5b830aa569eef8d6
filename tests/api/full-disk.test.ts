import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { item, pickup } from '../support/order-input.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** More than fit into the pages that are free. */
const TRIES = 300;
const NO_LIMIT = 1_000_000;

let app: TestApp;
let token: string;
let log = '';
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = await startTestApp('sqlite', { LOG_LEVEL: 'error' }, logTo);
  token = await app.register();
});
afterAll(() => app.close());

const order = () =>
  app.call({
    method: 'POST',
    url: '/orders',
    token,
    body: pickup([item('margherita', ['size/regular'])], { customerNotes: 'x'.repeat(200) }),
  });
const kept = async () => {
  const { orders } = await app.services.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
};
/** The file's pages are as good as a disk: what finds none there is told that the disk is full. */
const leaveRoomFor = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.services.db);

it('refuses an order that finds the disk full until there is room, keeps nothing of it and tells the log why', async () => {
  await leaveRoomFor(1);
  let placed = 0;
  let answer = await order();
  while (answer.status === 201 && placed < TRIES) {
    placed++;
    answer = await order();
  }
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
  expect(await kept()).toBe(placed);
  expect(log).toContain('database or disk is full');

  await leaveRoomFor(NO_LIMIT);
  expect((await order()).status).toBe(201);
  expect(await kept()).toBe(placed + 1);
});
