import { describe, expect, it } from 'vitest';
import { allProducts } from './all-products.ts';
import type { Product, ProductsAnswer } from './menu.ts';
import type { ApiRequest, ApiResult } from './transport.ts';

const dishes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `d${from + index}` }) as Product);

/** A server whose menu has 450 dishes and, from each of the numbered calls on, another revision. */
function server(changesAt: number[] = []) {
  const calls: unknown[] = [];
  const get = async (_: string, query: ApiRequest['query'], more?: object): Promise<ApiResult<ProductsAnswer>> => {
    const page = Number(query?.page ?? 1);
    calls.push({ page, ...more });
    const revision = changesAt.filter((call) => call <= calls.length).length;
    const products = dishes((page - 1) * 200, page === 3 ? 50 : 200);
    return {
      ok: true,
      data: { products, ...(page < 3 && { nextPage: page + 1 }) },
      etag: `"${revision}-en-${page}"`,
    };
  };
  return { get, calls };
}

describe('all products', () => {
  it('come page after page', async () => {
    const { get, calls } = server();
    const answer = await allProducts(get, { isActive: true }, { etag: '"0-en-0"' });
    expect(answer.ok && answer.data.products.map(({ _id }) => _id)).toEqual(dishes(0, 450).map(({ _id }) => _id));
    expect(answer.ok && answer.etag).toBe('"0-en-1"');
    expect(calls).toEqual([{ page: 1, etag: '"0-en-0"' }, { page: 2 }, { page: 3 }]);
  });

  it('are of one moment', async () => {
    const { get, calls } = server([3]);
    const answer = await allProducts(get, {});
    expect(answer.ok && answer.etag).toBe('"1-en-1"');
    expect(calls.length).toBe(6);
  });

  it('are not there if one of their pages is not', async () => {
    const { get } = server();
    const failing: typeof get = async (path, query, more) =>
      query?.page === 3 ? { ok: false, failure: { kind: 'network', timedOut: true } } : get(path, query, more);
    expect((await allProducts(failing, {})).ok).toBe(false);
  });
});
