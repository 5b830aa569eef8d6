import type { APIRequestContext } from '@playwright/test';

/** A printer of Star that holds the address. Outside the browser, restaurants' hosts have no address of their own. */
export function printerAt(request: APIRequestContext, address: string) {
  const { host, port, pathname } = new URL(address);
  const headers = { host };
  const url = `http://127.0.0.1:${port}${pathname}`;
  const of = (token: string) => `${url}?code=200%20OK&type=application/vnd.star.line&token=${token}`;
  return {
    poll: async (statusCode = '200%20OK') => (await request.post(url, { headers, data: { statusCode } })).json(),
    fetch: async (token: string) => (await (await request.get(of(token), { headers })).body()).toString('latin1'),
    printed: (token: string) => request.delete(of(token), { headers }),
  };
}
