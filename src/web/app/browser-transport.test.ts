import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';

const transport = browserTransport({
  language: () => 'en',
  token: async () => null,
  unauthorised: async () => '',
  refused: () => {},
});
const ask = () => transport({ method: 'GET', path: '/products' });
const whole = (body: object) => new Response(JSON.stringify(body), { headers: { etag: '"1"' } });

/** A page with an answer that was asked for early, at an instant of its visit (ms). */
function stubPage(at: number, early?: Response): void {
  vi.stubGlobal('window', { early: early && { '/api/v1/products': Promise.resolve(early) } });
  vi.spyOn(performance, 'now').mockReturnValue(at);
}

describe('an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('that breaks off is lost, and not an empty menu', async () => {
    stubPage(500);
    vi.stubGlobal('fetch', async () => new Response('{"products":[{"na'));
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'network', timedOut: false } });
  });

  it('that was asked for early is taken over', async () => {
    stubPage(500, whole({ products: ['early'] }));
    expect(await ask()).toMatchObject({ ok: true, data: { products: ['early'] }, etag: '"1"' });
  });

  it('is asked for again where the scripts took so long that an early one was given up, maybe unread', async () => {
    stubPage(11_000, whole({ products: ['early'] }));
    vi.stubGlobal('fetch', async () => whole({ products: ['new'] }));
    expect(await ask()).toMatchObject({ ok: true, data: { products: ['new'] } });
  });

  it('of a proxy that is no problem document is a refusal all the same', async () => {
    stubPage(500);
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await ask()).toMatchObject({
      ok: false,
      failure: { kind: 'problem', status: 502, problem: { message: '' } },
    });
  });
});
