import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';

const unanswered = vi.fn();
const transport = browserTransport({
  language: () => 'en',
  token: async () => null,
  unauthorised: async () => '',
  refused: () => {},
  unanswered,
});
const ask = () => transport({ method: 'GET', path: '/products' });

describe('an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    unanswered.mockReset();
  });

  it('that breaks off is lost, and not an empty menu', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"products":[{"na'));
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'network', timedOut: false } });
  });

  it('that does not come to a change is told, unless its caller tells it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await ask();
    await transport({ method: 'PUT', path: '/busy', quiet: true });
    expect(unanswered).not.toHaveBeenCalled();
    await transport({ method: 'PUT', path: '/busy' });
    expect(unanswered).toHaveBeenCalledOnce();
  });

  it('of a proxy that is no problem document is a refusal all the same', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await ask()).toMatchObject({
      ok: false,
      failure: { kind: 'problem', status: 502, problem: { message: '' } },
    });
  });
});
