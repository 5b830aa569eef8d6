import type { AddressInfo } from 'node:net';
import { productId } from '../support/order-input.ts';
import { hire } from '../support/staff.ts';
import { startTestApp } from '../support/test-app.ts';

/** The measured process of `streams.ts`: the real app, in which a dish runs out and comes back in alternation. */
export interface FromStreamServer {
  port: number;
  rss: number;
}

const app = await startTestApp('sqlite', {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  ACCESS_TOKEN_S: '36000',
  TRUSTED_PROXIES: '127.0.0.1',
});
const token = await hire(app);
await app.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.app.server.address() as AddressInfo;
let isAvailable = true;

process.on('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.on('message', async () => {
  isAvailable = !isAvailable;
  const url = `/staff/products/${productId('lemonade')}/availability`;
  const answer = await app.call({ method: 'PUT', url, token, body: { isAvailable } });
  if (answer.status !== 200) throw new Error(`the dish was not changed: ${answer.status}`);
  tell();
});
tell();

function tell(): void {
  globalThis.gc?.();
  process.send?.({ port, rss: process.memoryUsage.rss() } satisfies FromStreamServer);
}
