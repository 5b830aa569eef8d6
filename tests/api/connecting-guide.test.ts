import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { ids } from '../support/order-input.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { newKey } from '../support/world-keys.ts';

const GUIDE = readFileSync('docs/connecting-a-system.md', 'utf8');

interface Example {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  body: string;
  status: number;
  /** Names of what later examples need, and where it is in the answer. */
  keeps: [name: string, path: string][];
}

/** The requests of the guide, each with the text that follows it up to the next one. */
function examples(): Example[] {
  return GUIDE.split('```http\n')
    .slice(1)
    .map((part) => {
      const [request = '', after = ''] = part.split('\n```\n');
      const [head = '', body = ''] = request.split('\n\n');
      const [first = '', ...lines] = head.split('\n');
      const [method = '', url = ''] = first.split(' ');
      const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
      const [, status = ''] = /Answers `(\d+)`/.exec(after) ?? [];
      const keeps = [...after.replaceAll('\n', ' ').matchAll(/`([A-Z]+)` = `([^`]+)`/g)].map(
        ([, name = '', path = '']): [string, string] => [name, path],
      );
      return { method: method as Example['method'], url, headers, body, status: Number(status), keeps };
    });
}

function at(value: unknown, path: string): unknown {
  return path.split(/[.[]/).reduce<unknown>((inner, step) => {
    if (step.endsWith(']')) return (inner as unknown[]).at(Number(step.slice(0, -1)));
    return (inner as Record<string, unknown>)[step];
  }, value);
}

describe('the guide for whoever connects a system', () => {
  let app: TestApp;
  let receiver: ChildProcess | undefined;
  let folder: string | undefined;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(async () => {
    receiver?.kill();
    if (folder) rmSync(folder, { recursive: true });
    await app.close();
  });

  it('leads from a key to an order that is being prepared', async () => {
    const { keySecret } = await newKey(app, ids.restaurant, ['orders:read', 'orders:write', 'menu:read']);
    const known = new Map<string, string>([
      ['KEY', keySecret],
      ['RESTAURANT', ids.restaurant],
      ['DISH', ids.of('product', 'lemonade')],
      ['DISH', ids.of('product', 'lemonade')],
    ]);
    const filled = (text: string) => text.replace(/\{([A-Z]+)\}/g, (whole, name: string) => known.get(name) ?? whole);
    const all = examples();
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const { method, url, headers, body, status, keeps } of all) {
      const answer = await app.call({
        ...{ method, url: filled(url).replace('/api/v1', '') },
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
        ...(body && { body: JSON.parse(filled(body)) }),
      });
      expect(answer.status, `${method} ${url}: ${JSON.stringify(answer.body)}`).toBe(status);
      for (const [name, path] of keeps) {
        const value = at(answer.body, path);
        known.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      }
    }
    const order = await app.call({ url: `/staff/orders/${known.get('ORDER')}`, token: keySecret });
    expect(order.body.order).toMatchObject({ status: 'Preparing', orderType: 'Pickup' });
  });

  it('has a receiver that takes signed calls once, and no others', async () => {
    const [, code = ''] = /```js\n([\s\S]+?)\n```/.exec(GUIDE) ?? [];
    folder = mkdtempSync(join('tests', 'api', '.receiver-'));
    const file = join(folder, 'receiver.mjs');
    writeFileSync(file, code);
    const secret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;
    const port = await freePort();
    receiver = spawn(process.execPath, [file], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    receiver.stdout?.on('data', (part: Buffer) => {
      printed += part.toString();
    });
    const body = JSON.stringify({ type: 'order.placed', data: { order: { orderNumber: 'K7M2-9QXP' } } });
    const send = (by: string) => {
      const now = new Date();
      const headers = {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(by).sign('one', now, body),
      };
      return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(({ status }) => status);
    };
    await expect.poll(() => send(secret).catch(() => 0), { timeout: 30_000 }).toBe(204);
    expect(await send(secret)).toBe(204);
    expect(await send(`whsec_${Buffer.from('the secret of a stranger').toString('base64')}`)).toBe(401);
    await expect.poll(() => printed).toBe('order.placed K7M2-9QXP\n');
  });
});
