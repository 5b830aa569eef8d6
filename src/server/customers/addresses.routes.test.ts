import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Address } from '../../contract/accounts/addresses.ts';

const home = { street: '12 High Street', city: 'Colchester', postalCode: 'CO1 1JN' };

describe.each(dialects)('saved addresses on %s', (dialect) => {
  let test: TestApp;
  let now = NOON;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const url = (id = '') => `/users/me/addresses${id && `/${id}`}`;
  const add = (token: string, body: object = home) => {
    test.setNow(++now);
    return test.call({ method: 'POST', url: url(), token, body });
  };
  const addId = async (token: string, body?: object): Promise<string> => (await add(token, body)).body.data.address._id;
  const me = async (token: string) => (await test.call({ url: '/users/me', token })).body.data.user;
  const defaults = async (token: string) =>
    (await me(token)).savedAddresses.filter(({ isDefault }: Address) => isDefault).map(({ _id }: Address) => _id);

  it.each([
    ['Portugal', 'NOPE', 422],
    ['Portugal', '1200-203', 201],
    ['United Kingdom', '12345', 422],
    ['Germany', '10969', 201],
    ['Atlantis', 'NOPE', 201],
    [null, 'NOPE', 201],
  ])('in %s have postcodes of its shape: %s is a %i', async (country, postalCode, expected) => {
    const { status, body } = await add(await test.register(), { ...home, country, postalCode });
    expect(status).toBe(expected);
    if (expected === 422)
      expect(body.errors).toMatchObject([{ field: 'postalCode', message: 'Please check the postcode.' }]);
  });

  it('come back as they were sent', async () => {
    const token = await test.register();
    const sent = {
      ...home,
      label: 'Work',
      postalCode: '1200-203',
      country: 'Portugal',
      note: 'Ring twice',
      placeId: 'a-place',
      latitude: 51.9,
      longitude: 0.9,
    };
    const answer = await add(token, { ...sent, isDefault: false });
    expect(answer.status).toBe(201);
    const saved = { ...sent, _id: expect.any(String), postcode: '1200-203', isDefault: true };
    expect(answer.body.data.address).toEqual(saved);
    expect(await me(token)).toMatchObject({ savedAddresses: [saved], defaultAddress: saved });
  });

  it('fill in what is left out, and know the older names', async () => {
    const token = await test.register();
    const { body } = await add(token, {
      street: ' 1 Old Lane ',
      city: 'Ely',
      postcode: 'CB7 4AA',
      location: { type: 'Point', coordinates: [0.26, 52.4] },
    });
    expect(body.data.address).toMatchObject({
      label: 'Home',
      street: '1 Old Lane',
      postalCode: 'CB7 4AA',
      postcode: 'CB7 4AA',
      country: 'United Kingdom',
      note: null,
      placeId: null,
      longitude: 0.26,
      latitude: 52.4,
    });
  });

  it.each(['Hong Kong', '阿联酋', 'Ireland'])('need no postcode in %s', async (country) => {
    const token = await test.register();
    const { status, body } = await add(token, { street: '1 Harbour Road', city: 'Town', country });
    expect([status, body.data?.address.postalCode]).toEqual([201, '']);
  });

  it.each([
    {},
    { ...home, postalCode: '', country: 'Germany' },
    { ...home, postalCode: '', country: 5 },
    { ...home, street: ' ' },
    { ...home, city: undefined },
    { ...home, postalCode: '' },
    { ...home, note: 'x'.repeat(301) },
    { ...home, latitude: 91 },
    { ...home, location: { type: 'Point', coordinates: [1] } },
  ])('refuse %j and save nothing', async (body) => {
    const token = await test.register();
    const answer = await add(token, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect((await me(token)).savedAddresses).toEqual([]);
  });

  it('name everything that is missing at once', async () => {
    const answer = await add(await test.register(), { label: 'Work' });
    const fields = answer.body.errors.map(({ field }: { field: string }) => field);
    expect([answer.status, fields.toSorted()]).toEqual([422, ['city', 'postalCode', 'street']]);
  });

  it('without a name are called home in the language of whoever saves them', async () => {
    const token = await test.register();
    const headers = { 'accept-language': 'de' };
    const added = await test.call({ method: 'POST', url: url(), token, body: home, headers });
    const address = added.body.data.address;
    expect(address.label).toBe('Zuhause');
    const change = { method: 'PUT', url: url(address._id), token, body: home } as const;
    expect((await test.call({ ...change, headers: { 'accept-language': 'ja' } })).body.data.address.label).toBe('自宅');
  });

  it('are changed whole, and can take over as the default', async () => {
    const token = await test.register();
    const [first, second] = [await addId(token), await addId(token, { ...home, note: 'Bell' })];
    const body = { ...home, street: '14 High Street', isDefault: true };
    const answer = await test.call({ method: 'PUT', url: url(second), token, body });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { address: { _id: second, street: '14 High Street', note: null, isDefault: true } } },
    });
    expect(await defaults(token)).toEqual([second]);
    await test.call({ method: 'PUT', url: url(second), token, body: { ...home, isDefault: false } });
    expect(await defaults(token)).toEqual([second]);
    expect((await test.call({ method: 'PUT', url: url(first), token, body: {} })).status).toBe(422);
  });

  it('have one default, which can be chosen', async () => {
    const token = await test.register();
    const [first, second] = [await addId(token), await addId(token)];
    expect(await defaults(token)).toEqual([first]);
    const answer = await test.call({ method: 'PATCH', url: `${url(second)}/default`, token });
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { defaultAddress: { _id: second } } } } });
    expect(await defaults(token)).toEqual([second]);
    const third = await addId(token, { ...home, isDefault: true });
    expect(await defaults(token)).toEqual([third]);
  });

  it('have one default also when many are chosen at once', async () => {
    const token = await test.register();
    const ids = await Promise.all(Array.from({ length: 6 }, () => addId(token, { ...home, isDefault: true })));
    expect(await defaults(token)).toHaveLength(1);
    const choose = (id: string) => test.call({ method: 'PATCH', url: `${url(id)}/default`, token });
    const answers = await Promise.all(ids.map(choose));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await defaults(token)).toHaveLength(1);
  });

  it('pass the default to the oldest of the rest', async () => {
    const token = await test.register();
    const [first, second, third] = [await addId(token), await addId(token), await addId(token)];
    const remove = (id: string) => test.call({ method: 'DELETE', url: url(id), token });
    expect(await remove(first)).toMatchObject({ status: 204, body: '' });
    expect(await defaults(token)).toEqual([second]);
    expect((await remove(third)).status).toBe(204);
    expect(await defaults(token)).toEqual([second]);
    expect((await remove(second)).status).toBe(204);
    expect(await me(token)).toMatchObject({ savedAddresses: [], defaultAddress: null });
    expect(await remove(second)).toMatchObject({ status: 404, body: { code: 'address_not_found' } });
  });

  it('are twenty at most', async () => {
    const token = await test.register();
    await Promise.all(Array.from({ length: 25 }, () => add(token)));
    const answer = await add(token);
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_addresses' } });
    expect(answer.body.message).toContain('20');
    expect((await me(token)).savedAddresses).toHaveLength(20);
  });

  it('are out of another user’s reach', async () => {
    const id = await addId(await test.register());
    const stranger = await test.register();
    for (const request of [
      { method: 'PUT', url: url(id), body: { ...home, street: 'Mine' } },
      { method: 'DELETE', url: url(id) },
      { method: 'PATCH', url: `${url(id)}/default` },
    ] as const) {
      expect(await test.call({ ...request, token: stranger })).toMatchObject({
        status: 404,
        body: { message: 'Address not found.' },
      });
    }
    const row = await test.services.db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ street: home.street, is_default: 1 });
  });

  it('are the same at every restaurant', async () => {
    const token = await test.register('shared@example.test');
    const id = await addId(token);
    const body = { email: 'shared@example.test', password: PASSWORD };
    const elsewhere = (await test.call({ method: 'POST', url: '/auth/login', body, host: SUSHI })).body.accessToken;
    const answer = await test.call({ url: '/users/me', token: elsewhere, host: SUSHI });
    expect(answer.body.data.user.defaultAddress._id).toBe(id);
  });
});
