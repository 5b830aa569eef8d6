import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { newId } from '../platform/ids/ids.ts';

const LEGAL = {
  law: 'DE',
  ...{ company: 'Lindenhof GmbH', register: 'HRB 123', taxNumber: 'DE 123', responsible: 'Nova Silva' },
  ...{ dataContact: '', host: '', terms: '', privacy: '', imprint: 'Aufsicht: Bezirksamt.', allergens: '' },
};

describe.each(dialects)('what a restaurant says of itself by law, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const read = async () => (await app.call({ url: '/staff/legal', token: manager })).body.data;
  const save = (body: object) => app.call({ method: 'PUT', url: '/staff/legal', token: manager, body });
  const shown = async (host?: string) =>
    (await app.call({ url: '/restaurants/public/-', ...(host && { host }) })).body.data.restaurant;

  it('is nothing at first, and the public record then has no such field', async () => {
    expect(await read()).toMatchObject({ law: 'GB', company: '', edition: null, missing: ['company'] });
    expect(await shown()).not.toHaveProperty('legal');
  });

  it('is public once saved, with an edition that counts up, and stays with its own restaurant', async () => {
    const { version } = await read();
    expect((await save({ ...LEGAL, expectedVersion: version })).body.data).toMatchObject({ edition: 1, missing: [] });
    expect((await shown()).legal).toMatchObject({ law: 'DE', company: 'Lindenhof GmbH', version: 1, own: ['imprint'] });
    expect((await app.call({ url: '/legal' })).body.data).toMatchObject({
      imprint: 'Aufsicht: Bezirksamt.',
      terms: '',
    });
    expect(await shown(SUSHI)).not.toHaveProperty('legal');

    expect((await save({ ...LEGAL, expectedVersion: version })).status).toBe(409);
    expect((await save({ ...LEGAL, company: '' })).body.data).toMatchObject({ edition: 2, missing: ['company'] });
    expect((await save({ ...LEGAL, law: 'XX' })).status).toBe(422);
  });

  it('keeps with an account and with an order which edition was accepted', async () => {
    const { db } = app.services;
    const early = await app.register('early@example.test');
    await save(LEGAL);
    const token = await app.register('ada@example.test');
    const accepted = await db.selectFrom('users').select(['email', 'terms_version']).orderBy('email').execute();
    expect(accepted.filter(({ email }) => /^(ada|early)@/.test(email))).toEqual([
      { email: 'ada@example.test', terms_version: 1 },
      { email: 'early@example.test', terms_version: null },
    ]);
    await save({ ...LEGAL, terms: 'Guten Appetit.' });
    for (const customer of [token, early]) {
      const headers = { 'idempotency-key': newId() };
      const body = pickup([item('margherita', ['size/small'])]);
      expect((await app.call({ method: 'POST', url: '/orders', token: customer, headers, body })).status).toBe(201);
    }
    const orders = await db.selectFrom('orders').select('terms_version').execute();
    expect(orders.map(({ terms_version }) => terms_version)).toEqual([2, 2]);
  });
});
