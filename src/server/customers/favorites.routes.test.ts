import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';

describe.each(dialects)('favourites on %s', (dialect) => {
  let test: TestApp;
  let here: string[];
  let there: string[];
  const productsAt = async (host: string): Promise<string[]> => {
    const { body } = await test.call({ url: '/products?isActive=true&limit=200', host });
    return body.products.map(({ _id }: { _id: string }) => _id);
  };
  beforeAll(async () => {
    test = await startTestApp(dialect);
    [here, there] = [await productsAt(TRATTORIA), await productsAt(SUSHI)];
  });
  afterAll(() => test.close());

  const send = (method: 'PUT' | 'DELETE', token: string, id: string | undefined, host?: string) =>
    test.call({ method, url: `/users/me/favorites/${id}`, token, ...(host && { host }) });
  const listed = async (token: string, host?: string) =>
    (await test.call({ url: '/users/me', token, ...(host && { host }) })).body.data.user.favoriteProducts;

  it('are added once, the newest first, and removed', async () => {
    const token = await test.register();
    await send('PUT', token, here[0]);
    test.setNow(NOON + 1);
    const added = await send('PUT', token, here[1]);
    expect(added).toMatchObject({ status: 200, body: { data: { favoriteProducts: [here[1], here[0]] } } });
    expect((await send('PUT', token, here[0])).body.data.favoriteProducts).toEqual([here[1], here[0]]);
    const removed = await send('DELETE', token, here[1]);
    expect(removed).toMatchObject({ status: 200, body: { data: { favoriteProducts: [here[0]] } } });
    expect((await send('DELETE', token, here[1])).status).toBe(200);
    expect(await listed(token)).toEqual([here[0]]);
  });

  it('are of this restaurant', async () => {
    const token = await test.register('favourites@example.test');
    await send('PUT', token, here[0]);
    const body = { email: 'favourites@example.test', password: PASSWORD };
    const elsewhere = (await test.call({ method: 'POST', url: '/auth/login', body, host: SUSHI })).body.accessToken;
    expect(await listed(elsewhere, SUSHI)).toEqual([]);
    await send('PUT', elsewhere, there[0], SUSHI);
    expect(await listed(elsewhere, SUSHI)).toEqual([there[0]]);
    expect(await listed(token)).toEqual([here[0]]);
  });

  it('cannot be a product that is missing or another restaurant’s', async () => {
    const token = await test.register();
    for (const id of ['missing', there[0]]) {
      expect(await send('PUT', token, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await send('DELETE', token, id)).status).toBe(404);
    }
    expect((await send('PUT', token, '%20')).status).toBe(404);
    expect(await listed(token)).toEqual([]);
  });
});
