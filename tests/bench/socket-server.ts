import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '../../src/contract/orders.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { openLiveApp } from '../support/live-clients.ts';
import { ids, item, pickup } from '../support/order-input.ts';
import { userIdOf } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

/** The measured process of `sockets.ts`: the real app, with one customer for each socket, to whom orders are published. */
export type FromSocketServer =
  | { kind: 'ready'; port: number; tokens: string[]; rss: number }
  | { kind: 'pushed'; rss: number };

const PAUSE_MS = 5;

const count = Number(process.argv[2]);
const app = await startTestApp('sqlite', { NODE_ENV: 'production', LOG_LEVEL: 'error', ACCESS_TOKEN_S: '36000' });
const live = await openLiveApp(app);
const token = await app.register();
const { body } = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade', [], 3)]) });
const order = body.data as Order;
const model = await app.services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
if ((await userIdOf(app, token)) !== model.id) throw new Error('one customer was expected');

const customers = Array.from({ length: count }, () => ({ userId: newId(), sessionId: newId() }));
await insertCustomers();
const tokens = customers.map(({ userId, sessionId }) =>
  app.services.tokens.sign({ sub: userId, aud: ids.restaurant, sid: sessionId }),
);

process.on('disconnect', async () => {
  await live.close();
  await app.close();
  process.exit(0);
});
process.on('message', async ({ count: pushes }: { kind: 'push'; count: number }) => {
  globalThis.gc?.();
  const rss = process.memoryUsage.rss();
  for (let i = 0; i < pushes; i++) {
    const { userId } = customers[(i * 7919) % count] as (typeof customers)[number];
    // The notes carry the time of publishing; all processes share the machine's clock.
    app.services.live.publish(ids.restaurant, userId, { ...order, customerNotes: String(now()) });
    await wait(PAUSE_MS);
  }
  await wait(2000);
  process.send?.({ kind: 'pushed', rss } satisfies FromSocketServer);
});
globalThis.gc?.();
process.send?.({ kind: 'ready', port: live.port, tokens, rss: process.memoryUsage.rss() } satisfies FromSocketServer);

/** Milliseconds since the epoch, with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Inserts accounts and sessions as a sign-in would, because 5,000 password hashes would take too long. */
async function insertCustomers(): Promise<void> {
  const since = app.services.clock();
  for (let i = 0; i < count; i += 500) {
    const batch = customers.slice(i, i + 500);
    const users = batch.map(({ userId }) => {
      const email = `${userId}@bench.test`.toLowerCase();
      return { ...model, id: userId, email, email_key: email };
    });
    const sessions = batch.map(({ userId, sessionId }) => ({
      id: sessionId,
      restaurant_id: ids.restaurant,
      user_id: userId,
      token_hash: sessionId,
      previous_hash: null,
      rotated_at: since,
      expires_at: since + 86_400_000,
      created_at: since,
    }));
    await app.services.db.insertInto('users').values(users).execute();
    await app.services.db.insertInto('sessions').values(sessions).execute();
  }
}
