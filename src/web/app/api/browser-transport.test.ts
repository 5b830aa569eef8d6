import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';

const transport = browserTransport({
  language: () => 'en',
  token: async () => null,
  unauthorised: async () => '',
  refused: () => {},
});
const ask = () => transport({ method: 'GET', path: '/products' });

describe('an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('that breaks off is lost, and not an empty menu', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"products":[{"na'));
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'network', timedOut: false } });
  });

  it('of a proxy that is no problem document is a refusal all the same', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await ask()).toMatchObject({
      ok: false,
      failure: { kind: 'problem', status: 502, problem: { message: '' } },
    });
  });
});
