import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { operate } from '../../../tests/support/operator.ts';
import { PASSWORD, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { newRestaurant } from '../onboarding/new-restaurant.ts';

describe.each(dialects)('making an owner on %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect);
  });
  afterEach(() => app.close());

  const command = (file: string, ...words: string[]) => operate(app, file, ...words);
  const makeOwner = (...words: string[]) => command('operate/make-owner', ...words);
  const roleAt = async (host: string, email: string) => {
    const body = { email, password: PASSWORD };
    const { accessToken: token } = (await app.call({ method: 'POST', url: '/auth/login', host, body })).body;
    return (await app.call({ url: '/staff/me', host, token })).body.data?.role;
  };

  it('lets somebody in who has an account, at once and into the history', async () => {
    const token = await app.register('Ada@example.test');
    expect((await app.call({ url: '/staff/me', token })).status).toBe(403);
    expect(await makeOwner('trattoria', 'ada@EXAMPLE.test')).toContain('Ada Cook is an owner of Trattoria Test now');
    expect((await app.call({ url: '/staff/me', token })).body.data.role).toBe('Owner');
    const { entries } = (await app.call({ url: '/staff/audit', token })).body.data;
    expect(entries).toMatchObject([
      { who: null, action: 'staff_role', before: null, after: { name: 'Ada Cook', role: 'Owner' } },
    ]);
  });

  it('leaves the other owners and the other restaurants as they are', async () => {
    await app.register('first@example.test');
    await app.register('second@example.test');
    await makeOwner('trattoria', 'first@example.test');
    await makeOwner('trattoria', 'second@example.test');
    expect(await roleAt(TRATTORIA, 'first@example.test')).toBe('Owner');
    expect(await roleAt(TRATTORIA, 'second@example.test')).toBe('Owner');
    expect(await roleAt('sushi-bar.localhost', 'first@example.test')).toBeUndefined();
  });

  it('says what is missing, and what to do', async () => {
    await expect(makeOwner('trattoria')).rejects.toThrow('Usage: npm run restaurant:owner -- SLUG EMAIL');
    await expect(makeOwner('tratoria', 'ada@example.test')).rejects.toThrow(
      'No restaurant has the short name "tratoria". There are: sushi-bar, trattoria.',
    );
    await expect(makeOwner('trattoria', 'ada@example.test')).rejects.toThrow(
      /Nobody has an account with ada@example\.test yet\..*\/auth\/register/,
    );
  });

  it('is what the import of a file asks for, as long as nobody owns the restaurant', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'servery-file-'));
    const file = join(dir, 'restaurant.json');
    const place = { street: 'Rua Nova 1', city: 'Lisboa', postcode: '1000-001', country: 'Portugal' };
    const owner = { name: '', email: 'casa@example.test', password: '' };
    const shop = {
      name: 'Casa Nova',
      slug: 'casa-nova',
      contentLanguage: 'en',
      currency: 'EUR',
      phone: '+351 210 000 000',
      publicEmail: 'hello@casa.example',
    } as const;
    const source = newRestaurant({ ...shop, ...place, timezone: 'Europe/Lisbon', owner }, null);
    writeFileSync(file, JSON.stringify(source));
    try {
      expect(await command('operate/import-command', file)).toContain('npm run restaurant:owner -- casa-nova');
      await app.register('nova@example.test', 'casa-nova.localhost');
      await makeOwner('casa-nova', 'nova@example.test');
      expect(await roleAt('casa-nova.localhost', 'nova@example.test')).toBe('Owner');
      expect(await command('operate/import-command', file)).not.toContain('restaurant:owner');
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
