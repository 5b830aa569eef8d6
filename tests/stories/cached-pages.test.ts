import { expect, test } from '@playwright/test';
import { type RawRequest, rawAnswer } from '../support/raw-answer.ts';
import { site } from './story.ts';

const port = Number(new URL(site('brasa')).port);
const host = `brasa.localhost:${port}`;
const BROWSER = { host, 'accept-encoding': 'gzip, br', 'accept-language': 'en', 'x-request-id': 'one-id-for-all' };
/** Until a page is compressed as well as it can be. */
const SETTLED_MS = 20_000;

async function readyCount(): Promise<number> {
  const text = await rawAnswer(port, { path: '/metrics', headers: { host: '127.0.0.1' } });
  const counts = text.matchAll(/^servery_cached_responses_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

let unlikes = 0;

/** The same request as nobody made before: it has to be thought about. */
function thought({ headers, ...request }: RawRequest): Promise<string> {
  const { cookie = '' } = headers;
  return rawAnswer(port, { ...request, headers: { ...headers, cookie: `${cookie}; unlike=${unlikes++}` } });
}

test('A page from memory is byte for byte the one that was thought about', async () => {
  const headers: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': '' },
    { 'accept-language': 'pt-BR' },
    { cookie: 'user-locale=de' },
    { cookie: 'user-locale=none' },
    { 'x-forwarded-host': 'kumo.localhost' },
    { host: `kumo.localhost:${port}` },
    { host: 'nowhere.test' },
    { range: 'bytes=0-1' },
  ];
  const paths = ['/', '/menu', '/menu?lang=fr&utm_source=paper', '/about', '/staff', '/no-such-page', '/orders/x'];
  for (const path of paths) {
    for (const each of headers) {
      for (const method of ['GET', 'HEAD']) {
        const request = { method, path, headers: { ...BROWSER, ...each } };
        const isSame = async () => {
          const answer = await thought(request);
          const given = [
            await rawAnswer(port, request),
            await rawAnswer(port, request),
            await rawAnswer(port, request),
          ];
          return given.every((each) => each === answer);
        };
        await expect.poll(isSame, { timeout: SETTLED_MS, message: JSON.stringify(request) }).toBe(true);
      }
    }
  }
});

test('A page is given from memory, and 304 to who has it', async () => {
  const etagOf = (answer: string) => /^etag: (.*)\r$/m.exec(answer)?.[1] ?? '';
  const isReady = async (headers: Record<string, string>, status: number) => {
    const ask = () => rawAnswer(port, { path: '/menu', headers });
    // What nobody has asked for in the last half second is looked up anew.
    await ask();
    const before = await readyCount();
    expect(await ask()).toContain(`HTTP/1.1 ${status} `);
    return (await readyCount()) > before;
  };
  await expect.poll(() => isReady(BROWSER, 200), { timeout: SETTLED_MS }).toBe(true);
  const etag = etagOf(await rawAnswer(port, { path: '/menu', headers: BROWSER }));
  await expect.poll(() => isReady({ ...BROWSER, 'if-none-match': etag }, 304)).toBe(true);
});
