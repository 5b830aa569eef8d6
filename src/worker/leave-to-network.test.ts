import { afterEach, expect, it, vi } from 'vitest';
import { leaveToNetwork } from './leave-to-network.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a browser that knows neither static routing nor URL patterns installs the worker', async () => {
  vi.stubGlobal('URLPattern', undefined);
  await leaveToNetwork({});
});

it('a browser that routes by itself asks the network for answers of the API', async () => {
  class Pattern {
    readonly pathname: string;
    constructor(parts: { pathname: string }) {
      this.pathname = parts.pathname;
    }
  }
  vi.stubGlobal('URLPattern', Pattern);
  const addRoutes = vi.fn(async () => {});
  await leaveToNetwork({ addRoutes });
  const rule = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' };
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining([rule]));
});
