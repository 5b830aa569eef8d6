import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { StaffDetails } from '../../contract/staff/staff-details.ts';

describe.each(dialects)('what a restaurant is called and where it is found on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const url = '/staff/details';
  const read = async (): Promise<StaffDetails> => (await app.call({ url, token: owner })).body.data;
  const write = (body: object) => app.call({ method: 'PUT', url, token: owner, body });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('is shown to customers from the moment it is saved', async () => {
    const details: StaffDetails = {
      name: 'Trattoria Nuova',
      phone: '+351 21 000 0000',
      email: 'ciao@example.com',
      street: 'Rua Nova 7',
      city: 'Lisboa',
      postcode: '1100-001',
      country: 'Portugal',
      place: { latitude: 38.7139, longitude: -9.1394 },
      social: { facebook: null, instagram: 'https://instagram.com/nuova', twitter: null, youtube: null },
    };
    const answer = await write({ ...details, name: '  Trattoria Nuova ' });
    const kept = { ...details, version: expect.any(String) };
    expect([answer.status, answer.body.data]).toEqual([200, kept]);
    expect(await read()).toEqual(kept);
    expect(await shown()).toMatchObject({
      name: 'Trattoria Nuova',
      contact: { phone: '+351 21 000 0000', email: 'ciao@example.com' },
      address: { street: 'Rua Nova 7', city: 'Lisboa', coordinates: { coordinates: [-9.1394, 38.7139] } },
      socialMediaLinks: { instagram: 'https://instagram.com/nuova' },
    });
    await write({ ...details, place: null, social: { ...details.social, instagram: null } });
    expect(await shown()).toMatchObject({ address: { coordinates: null }, socialMediaLinks: {} });
  });

  it('has no postcode where the country has none', async () => {
    const before = await read();
    const answer = await write({ ...before, city: 'Hong Kong', postcode: '', country: 'Hong Kong' });
    expect([answer.status, (await read()).postcode]).toEqual([200, '']);
  });

  it('is told in the history with what it was', async () => {
    const before = await read();
    await write({ ...before, name: 'Another Name' });
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    expect(entries[0]).toMatchObject({
      action: 'details',
      before: { name: before.name },
      after: { name: 'Another Name' },
    });
  });

  it.each([
    ['name', '  '],
    ['name', 'x'.repeat(81)],
    ['phone', '12'],
    ['email', 'nobody'],
    ['postcode', ''],
    ['place', { latitude: 91, longitude: 0 }],
    ['place', 'High Street'],
    ['social', { facebook: 'javascript:alert(1)', instagram: null, twitter: null, youtube: null }],
    ['social', { facebook: null }],
  ])('is not taken with the %s %j', async (field, value) => {
    const before = await read();
    const { status, body } = await write({ ...before, [field]: value });
    expect([status, body.errors[0].field.split('.')[0]]).toEqual([422, field]);
    expect(await read()).toEqual(before);
  });
});
