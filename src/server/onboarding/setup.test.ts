import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { SETUP_OWNER, setupForm } from '../../../tests/support/setup-form.ts';
import { NOON, PASSWORD, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { createApp } from '../api.ts';
import type { App } from '../platform/http/app.ts';
import { setupRoutes } from './setup.routes.ts';
import { makeSetupCode } from './setup-codes.ts';

describe.each(dialects)('opening a restaurant on %s', (dialect) => {
  let test: TestApp;
  let app: App;
  let code: string;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    app = await createApp(test.services);
    await setupRoutes(app, test.services);
    code = await makeSetupCode(test.services.db, NOON);
  });
  afterEach(async () => {
    await app.close();
    await test.close();
  });

  const HOST = 'casa-nova.example';
  const send = (more: object = {}, { to = code, host = HOST, by = app } = {}) =>
    by.inject({
      method: 'POST',
      url: `/setup/${to}`,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...setupForm, ...more }).toString(),
    });
  const show = (to: string, { host = HOST, language = 'en' } = {}) =>
    app.inject({ url: `/setup/${to}`, headers: { host, 'accept-language': language } });
  const shownAt = async (host: string) =>
    (await test.call({ url: '/restaurants/public/-', host })).body.data?.restaurant;

  it('takes a form, and then there is a restaurant with its owner, who may write its menu', async () => {
    expect((await show(code)).statusCode).toBe(200);
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toContain(`http://${HOST}/staff/login`);
    expect(answer.body).toContain('Casa &lt;Nova&gt;');
    const host = 'casa-nova.localhost';
    expect(await shownAt(host)).toMatchObject({
      name: 'Casa <Nova>',
      contentLanguage: 'pt',
      timezone: 'Europe/Lisbon',
      currency: { code: 'EUR', symbol: '€' },
      address: { city: 'Lisboa' },
      // Nobody publishes the address with which they sign in without saying so.
      contact: { email: '' },
    });
    const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/login', host, body: SETUP_OWNER }))
      .body;
    expect((await test.call({ url: '/staff/me', host, token })).body.data.role).toBe('Owner');
    expect((await test.call({ url: '/staff/domains', host, token })).body.data.domains).toEqual([
      { host: HOST, isPrimary: false },
    ]);
    await expect.poll(async () => (await shownAt(HOST))?.slug, { timeout: 10_000 }).toBe('casa-nova');
  });

  it('publishes the address for customers that was given for it, or none', async () => {
    expect((await send({ publicEmail: 'nobody' })).statusCode).toBe(422);
    expect((await send({ publicEmail: ' hello@casa.example ' })).statusCode).toBe(201);
    expect((await shownAt('casa-nova.localhost')).contact.email).toBe('hello@casa.example');
  });

  it('needs a code: one that is young, and used once, however often it is sent', async () => {
    expect((await send({}, { to: 'guessed' })).statusCode).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        send({ slug: `casa-${n}`, email: `nova-${n}@example.test` }, { host: `casa-${n}.example` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404, 404]);
    const late = await makeSetupCode(test.services.db, NOON);
    test.setNow(NOON + DAY + 1);
    expect((await show(late)).statusCode).toBe(404);
    expect((await send({}, { to: late })).statusCode).toBe(404);
  });

  it('opens a restaurant on the domain for which the code was made, and on no other', async () => {
    const held = await makeSetupCode(test.services.db, NOON, HOST);
    for (const host of ['other.example', 'new.localhost', `www.${HOST}`]) {
      expect((await show(held, { host })).statusCode).toBe(404);
      expect((await send({}, { to: held, host })).statusCode).toBe(404);
    }
    expect((await show(held, { host: HOST.toUpperCase() })).statusCode).toBe(200);
    expect((await send({}, { to: held })).statusCode).toBe(201);
    expect((await send({ slug: 'casa-outra' }, { to: held })).statusCode).toBe(404);
  });

  it('guesses country, currency and time zone from the browser’s languages, and nothing where they name no country', async () => {
    const { body } = await show(code, { language: 'de-AT,de;q=0.8' });
    expect(body).toContain('value="Österreich"');
    expect(body).toContain('<option value="EUR" selected>');
    expect(body).toContain('value="Europe/Vienna"');
    const plain = (await show(code)).body;
    expect(plain).toMatch(/<select id="currency"[^>]*><option value="" selected>/);
    expect(plain).toMatch(/id="timezone"[^>]* value=""/);
    const refused = await send({ currency: '', timezone: '' });
    expect(refused.statusCode).toBe(422);
    expect([...refused.body.matchAll(/id="(\w+)-error"/g)].map(([, name]) => name)).toEqual(['currency', 'timezone']);
    expect((await send()).statusCode).toBe(201);
  });

  it('offers every currency in use, and puts what can never be changed last', async () => {
    const { body } = await show(code);
    for (const currency of ['JPY', 'DKK', 'NOK', 'SGD', 'KWD', 'PEN'])
      expect(body).toContain(`<option value="${currency}">`);
    const order = [...body.matchAll(/<(?:input|select) id="(\w+)"/g)].map(([, name]) => name);
    expect(order.slice(-4)).toEqual(['slug', 'contentLanguage', 'currency', 'timezone']);
    expect(body).toContain('Europe/Kyiv');
    expect(body).not.toMatch(/Europe\/Kiev|Asia\/Calcutta|Antarctica/);
  });

  it.each([
    ['tokyo', 'Asia/Tokyo'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['america/new york', 'America/New_York'],
  ])('takes "%s" for the zone %s', async (typed, timezone) => {
    expect((await send({ timezone: typed, currency: 'JPY' })).statusCode).toBe(201);
    expect(await shownAt('casa-nova.localhost')).toMatchObject({ timezone, isPreparing: true });
  });

  it('says that it knows no such zone', async () => {
    const answer = await send({ timezone: 'Atlantis' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('id="timezone-error"');
    expect(answer.body).toContain('value="Atlantis"');
  });

  it('begins with cash, which fits collection and delivery', async () => {
    await send();
    const { paymentMethods } = await shownAt('casa-nova.localhost');
    expect(paymentMethods.filter(({ isEnabled }: { isEnabled: boolean }) => isEnabled)).toEqual([
      { methodName: 'Cash', isEnabled: true },
    ]);
  });

  it('never touches a restaurant that is there: not by its domain, not by its short name', async () => {
    expect((await show(code, { host: TRATTORIA })).statusCode).toBe(404);
    expect((await send({}, { host: TRATTORIA })).statusCode).toBe(404);
    const answer = await send({ slug: 'trattoria' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Another restaurant has this short name. Please choose another.');
    expect((await shownAt(TRATTORIA)).name).toBe('Trattoria Test');
    // The code is as good as before.
    expect((await send()).statusCode).toBe(201);
  });

  it('makes an owner of somebody who has an account only with that account’s password', async () => {
    await test.register('nova@example.test');
    const refused = await send();
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('There is already an account with this address. Please enter its password.');
    expect(refused.body).not.toContain(SETUP_OWNER.password);
  });

  it('lets nobody guess at that password without end, and counts with the guesses at sign-in', async () => {
    const limited = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    const form = await createApp(limited.services);
    await setupRoutes(form, limited.services);
    const to = await makeSetupCode(limited.services.db, NOON);
    await limited.register(SETUP_OWNER.email);
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess++) statuses.push((await send({}, { to, by: form })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
    expect((await send({}, { to, by: form })).body).toContain('Too many wrong passwords.');
    const body = { email: SETUP_OWNER.email, password: PASSWORD };
    expect((await limited.call({ method: 'POST', url: '/auth/login', body })).status).toBe(429);
    // Whoever has no account yet has nothing to guess.
    expect((await send({ email: 'other@example.test' }, { to, by: form })).statusCode).toBe(201);
    await form.close();
    await limited.close();
  });

  it('gives a short name, a domain and an address to one of those who want it at the same moment', async () => {
    const together = async (...wanted: { more: object; host: string }[]) => {
      const codes = await Promise.all(wanted.map(() => makeSetupCode(test.services.db, NOON)));
      const answers = await Promise.all(
        wanted.map(({ more, host }, i) => send(more, { to: codes[i] as string, host })),
      );
      return answers.map(({ statusCode }) => statusCode).sort();
    };
    const apart = (n: number) => ({ more: { email: `${n}@example.test`, slug: `casa-${n}` }, host: `c${n}.example` });
    const one = { slug: 'casa-una' };
    const sameName = [1, 2, 3].map(apart).map(({ more, host }) => ({ more: { ...more, ...one }, host }));
    expect(await together(...sameName)).toEqual([201, 422, 422]);
    const { restaurant_id } = await test.services.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    const owners = test.services.db.selectFrom('staff').selectAll().where('restaurant_id', '=', restaurant_id);
    expect(await owners.execute()).toHaveLength(1);
    const sameHost = [4, 5, 8, 9].map(apart).map(({ more }) => ({ more, host: 'one.example' }));
    expect(await together(...sameHost)).toEqual([201, 404, 404, 404]);
    // The password is the same, too: whoever comes second has that account already.
    const samePerson = [6, 7]
      .map(apart)
      .map(({ more, host }) => ({ more: { ...more, email: 'a@example.test' }, host }));
    expect(await together(...samePerson)).toEqual([201, 201]);
  });

  it('says what is wrong beside each field, and keeps what was typed', async () => {
    const answer = await send({ slug: 'Casa Nova', phone: 'none', password: 'short', currency: 'XXX' });
    expect(answer.statusCode).toBe(422);
    for (const field of ['slug', 'phone', 'password', 'currency']) expect(answer.body).toContain(`id="${field}-error"`);
    expect(answer.body).not.toContain('id="city-error"');
    expect(answer.body).toContain('value="Lisboa"');
  });

  it('marks a field with characters that cannot be stored', async () => {
    for (const name of ['Casa\0Nova', '\u200B', 'Casa Nova\0']) {
      const answer = await send({ name });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('id="name-error"');
      expect(answer.body).not.toContain('id="city-error"');
    }
    expect((await send()).statusCode).toBe(201);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('is no form as %s', async (type) => {
    const headers = { host: HOST, 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: `/setup/${code}`, headers, payload: '{"name":1}' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'invalid_request']);
    const empty = await app.inject({ method: 'POST', url: `/setup/${code}`, headers: { host: HOST } });
    expect(empty.statusCode).toBe(422);
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { body } = await show(code, { language });
    expect(body).toContain(`<html lang="${language}">`);
  });
});
