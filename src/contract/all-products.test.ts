import { describe, expect, it } from 'vitest';
import { allProducts } from './all-products.ts';
import { caller } from './endpoints/call.ts';
import type { Product, ProductsAnswer } from './menu.ts';
import type { ApiRequest, ApiResult, Transport } from './transport.ts';

const dishes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `d${from + index}` }) as Product);

/** A server whose menu has 450 dishes and, from each of the numbered calls on, another revision. */
function server(changesAt: number[] = []) {
  const calls: unknown[] = [];
  const transport = async <T>({ query, method: _, path: __, ...more }: ApiRequest): Promise<ApiResult<T>> => {
    const page = Number(query?.page ?? 1);
    calls.push({ page, ...more });
    const revision = changesAt.filter((at) => at <= calls.length).length;
    const products = dishes((page - 1) * 200, page === 3 ? 50 : 200);
    const data: ProductsAnswer = { products, ...(page < 3 && { nextPage: page + 1 }) };
    return { ok: true, data: data as T, etag: `"${revision}-en-${page}"` };
  };
  return { transport, call: caller(transport), calls };
}

describe('all products', () => {
  it('come page after page', async () => {
    const { call, calls } = server();
    const answer = await allProducts(call, { isActive: true }, { etag: '"0-en-0"' });
    expect(answer.ok && answer.data.products.map(({ _id }) => _id)).toEqual(dishes(0, 450).map(({ _id }) => _id));
    expect(answer.ok && answer.etag).toBe('"0-en-1"');
    expect(calls).toEqual([{ page: 1, etag: '"0-en-0"' }, { page: 2 }, { page: 3 }]);
  });

  it('are of one moment', async () => {
    const { call, calls } = server([3]);
    const answer = await allProducts(call, {});
    expect(answer.ok && answer.etag).toBe('"1-en-1"');
    expect(calls.length).toBe(6);
  });

  it('are not there if one of their pages is not', async () => {
    const { transport } = server();
    const failing: Transport = async (request) =>
      request.query?.page === 3 ? { ok: false, failure: { kind: 'network', timedOut: true } } : transport(request);
    expect((await allProducts(caller(failing), {})).ok).toBe(false);
  });
});
