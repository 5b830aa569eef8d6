import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { operate } from '../../../tests/support/operator.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { createApp } from '../api.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import type { App } from '../platform/http/app.ts';
import { readMessages } from '../platform/read-messages.ts';
import { forgetOldSubscribers } from './forget-subscribers.ts';
import { listPageRoutes } from './list-pages.routes.ts';

const ADA = 'ada@example.test';

describe.each(dialects)('the mailing list, on %s', { timeout: 60_000 }, (dialect) => {
  let test: TestApp;
  let pages: App;
  let owner: string;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    pages = await createApp(test.services);
    await listPageRoutes(pages, test.services);
    owner = await hire(test, 'Owner');
    await test.call({ method: 'PUT', url: '/staff/mailing-list', token: owner, body: { isOn: true, mailsADay: 200 } });
  });
  afterEach(async () => {
    await pages.close();
    await test.close();
  });

  const show = (url: string, { host = TRATTORIA, language = 'en' } = {}) =>
    pages.inject({ url, headers: { host, 'accept-language': language } });
  const post = (
    url: string,
    fields: Record<string, string> = {},
    host = TRATTORIA,
    more: Record<string, string> = {},
  ) =>
    pages.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { host, 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded', ...more },
    });
  const join = (email = ADA) => test.call({ method: 'POST', url: '/mailing-list', body: { email } });
  const mails = () =>
    test.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'list_confirm')
      .orderBy('created_at')
      .execute();
  /** The address of the newest mail's link. */
  const link = async () => JSON.parse((await mails()).at(-1)?.payload ?? '{}').path as string;
  const list = async () => (await test.call({ url: '/staff/mailing-list', token: owner })).body.data;
  const rows = () => test.services.db.selectFrom('subscribers').selectAll().orderBy('asked_at').execute();
  const subscribe = async (email = ADA) => {
    await join(email);
    expect((await post(await link())).statusCode).toBe(200);
  };
  const leavePath = async () => `/mailing-list/leave?of=${(await rows()).at(-1)?.id}`;

  it('is on only for who ticks the box and opens the link that was mailed', async () => {
    expect((await join()).status).toBe(202);
    expect(await list()).toMatchObject({ isOn: true, subscribed: 0, asked: 1 });
    const path = await link();
    const token = path.split('token=')[1] ?? '';
    expect(JSON.stringify(await rows())).not.toContain(token);
    // Programs that look at mails open links: that alone confirms nothing.
    expect((await show(path)).body).toContain('<button>Yes, put me on the list</button>');
    expect(await list()).toMatchObject({ subscribed: 0 });
    expect((await post(path)).body).toContain('You are on the list');
    expect(await list()).toMatchObject({ subscribed: 1, asked: 0 });
    expect((await post(path)).body).toContain('You are on the list');
    expect(await rows()).toMatchObject([
      {
        ...{ email: ADA, source: 'checkout', language: 'en', words_version: 1, asked_at: NOON, confirmed_at: NOON },
        words: 'Yes, Trattoria Test may email me news and offers. I can unsubscribe at any time with one click.',
      },
    ]);
  });

  it('tells nobody who is on it', async () => {
    const first = await join();
    await post(await link());
    const again = await join();
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await mails()).toHaveLength(1);
    const token = await test.register(ADA);
    const mine = () => test.call({ url: '/users/me/subscription', token });
    expect((await mine()).body.data).toEqual({ subscription: 'none' });
    const body = { source: 'profile' };
    const asked = await test.call({ method: 'PUT', url: '/users/me/subscription', token, body });
    expect(asked.body.data).toEqual({ subscription: 'asked' });
  });

  it('is joined and left from an account', async () => {
    const token = await test.register(ADA);
    const mine = async () => (await test.call({ url: '/users/me/subscription', token })).body.data.subscription;
    await test.call({ method: 'PUT', url: '/users/me/subscription', token, body: { source: 'registration' } });
    expect(await mine()).toBe('asked');
    await post(await link());
    expect(await mine()).toBe('subscribed');
    expect((await test.call({ method: 'DELETE', url: '/users/me/subscription', token })).status).toBe(204);
    expect(await mine()).toBe('none');
    expect(await list()).toMatchObject({ subscribed: 0, left: 1 });
  });

  it('is joined from no other site’s page: its visitors would ask for others', async () => {
    const form = { email: ADA, consent: 'yes' };
    const others: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const headers of others) expect((await post('/mailing-list', form, TRATTORIA, headers)).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
    // Under a policy without referrers, browsers would say of the page's own form that it comes from nowhere.
    expect((await show('/mailing-list')).headers['referrer-policy']).toBe('same-origin');
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://${TRATTORIA}` };
    expect((await post('/mailing-list', form, TRATTORIA, own)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('is joined on a page without scripts, which asks for the box', async () => {
    expect((await show('/mailing-list')).body).not.toContain('checked');
    const without = await post('/mailing-list', { email: ADA });
    expect(without.statusCode).toBe(422);
    expect(without.body).toContain('Please tick the box');
    expect((await post('/mailing-list', { email: 'ada', consent: 'yes' })).statusCode).toBe(422);
    expect((await post('/mailing-list', { email: ADA, consent: 'yes', website: 'https://spam' })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await post('/mailing-list', { email: ADA, consent: 'yes' })).body).toContain('Check your inbox');
    expect(await rows()).toMatchObject([{ source: 'page' }]);
    expect((await show('/mailing-list')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is left with one click, by a person or by their mail program, and only a hash stays', async () => {
    await subscribe();
    const path = await leavePath();
    expect((await show(path)).body).toContain('<button>Unsubscribe</button>');
    expect(await list()).toMatchObject({ subscribed: 1 });
    const oneClick = await pages.inject({
      ...{
        method: 'POST',
        url: path,
        payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      },
      headers: { host: TRATTORIA, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await list()).toMatchObject({ subscribed: 0, left: 1 });
    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ email: null, email_key: null, confirmed_at: NOON, left_at: NOON }]);
    expect(JSON.stringify(await rows())).not.toContain('ada@');
    // Who comes back asks anew.
    await subscribe();
    expect(await list()).toMatchObject({ subscribed: 1 });
  });

  it('forgets links after three days, and ended consents after three years', async () => {
    await join();
    const path = await link();
    test.setNow(NOON + 3 * DAY);
    expect((await post(path)).statusCode).toBe(404);
    await forgetOldSubscribers(test.services).run();
    expect(await rows()).toEqual([]);
    await subscribe();
    await post(await leavePath());
    test.setNow(NOON + 3 * DAY + 3 * 364 * DAY);
    await forgetOldSubscribers(test.services).run();
    expect(await rows()).toHaveLength(1);
    test.setNow(NOON + 3 * DAY + 3 * 366 * DAY);
    await forgetOldSubscribers(test.services).run();
    expect(await rows()).toEqual([]);
  });

  it('is nowhere at a restaurant that has none, and of one restaurant only', async () => {
    const unknown = await show('/no-such-page', { host: SUSHI });
    for (const path of ['/mailing-list', '/mailing-list/confirm?token=x', '/mailing-list/leave?of=x']) {
      const answer = await show(path, { host: SUSHI });
      expect([answer.statusCode, answer.json().code]).toEqual([unknown.statusCode, unknown.json().code]);
    }
    const off = await test.call({ method: 'POST', url: '/mailing-list', host: SUSHI, body: { email: ADA } });
    expect(off).toMatchObject({ status: 409, body: { code: 'mailing_list_off' } });
    const restaurant = async (host: string) =>
      (await test.call({ url: '/restaurants/public/-', host })).body.data.restaurant;
    expect(await restaurant(SUSHI)).not.toHaveProperty('hasMailingList');
    expect(await restaurant(TRATTORIA)).toMatchObject({ hasMailingList: true });
    await join();
    expect((await post(await link(), {}, SUSHI)).statusCode).toBe(404);
    await post(await link());
    await post(await leavePath(), {}, SUSHI);
    expect(await list()).toMatchObject({ subscribed: 1 });
  });

  it('answers links that no mail has as it answers unknown ones', async () => {
    for (const query of ['?token=a&token=b', '?token=%00', '?token=', '']) {
      expect((await show(`/mailing-list/confirm${query}`)).statusCode).toBe(404);
      expect((await post(`/mailing-list/confirm${query}`)).statusCode).toBe(404);
    }
    for (const query of ['?of=a&of=b', '?of=%00', '?of=', '']) {
      expect((await show(`/mailing-list/leave${query}`)).statusCode).toBe(200);
      expect((await post(`/mailing-list/leave${query}`)).statusCode).toBe(200);
    }
  });

  it('mails no address more than three links a day, without saying so, and nothing to who is blocked', async () => {
    const limited = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    try {
      await limited.services.db.updateTable('restaurants').set({ mailing_list: 1 }).execute();
      const ask = (email: string) => limited.call({ method: 'POST', url: '/mailing-list', body: { email } });
      const sent = async () => (await limited.services.db.selectFrom('outbox').select('id').execute()).length;
      for (let count = 0; count < 5; count++) expect((await ask(ADA)).status).toBe(202);
      expect(await sent()).toBe(3);
      limited.setNow(NOON + DAY + MINUTE);
      await ask(ADA);
      expect(await sent()).toBe(4);
      const staff = await hire(limited, 'Owner');
      const body = { email: 'eve@example.test', reason: 'Never pays' };
      await limited.call({ method: 'POST', url: '/staff/blocks', token: staff, body });
      expect((await ask('Eve@example.test')).status).toBe(202);
      expect(await sent()).toBe(4);
    } finally {
      await limited.close();
    }
  });

  it('is taken along as a file by owners only, which the history tells', async () => {
    await subscribe('=cmd@example.test');
    const manager = await hire(test, 'Manager');
    const url = '/staff/subscribers.csv?separator=comma';
    expect((await test.call({ url, token: manager })).status).toBe(403);
    const { body } = await test.call({ url, token: owner });
    expect(body.split('\r\n')[1]).toMatch(/^ =cmd@example\.test,en,checkout,2026-06-17T12:00:00\.000Z,2026-06-17T/);
    const { entries } = (await test.call({ url: '/staff/audit', token: owner })).body.data;
    expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
      'mailing_list',
      'subscribers_exported',
    ]);
  });

  it('is in the copy of who asks for it, and forgotten with them', async () => {
    await subscribe();
    expect(JSON.parse(await operate(test, 'operate/export-account', ADA))).toMatchObject({
      mailingLists: [{ restaurant: 'trattoria', source: 'checkout', confirmedAt: '2026-06-17T12:00:00.000Z' }],
    });
    await test.register(ADA);
    const copy = JSON.parse(await operate(test, 'operate/export-account', ADA));
    expect(copy.restaurants[0].mailingLists).toMatchObject([{ source: 'checkout' }]);
    await operate(test, 'operate/forget-account', ADA);
    expect(await rows()).toEqual([]);
    await subscribe('Grace@Example.test');
    expect(await operate(test, 'operate/forget-account', 'grace@example.test')).toContain('off all mailing lists');
    expect(await rows()).toEqual([]);
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('Grace@Example.test');
  });

  it('speaks every language, and says the same words on its page as in its boxes', async () => {
    const shown = readMessages('storefront');
    const said = readMessages('server');
    for (const language of LANGUAGES) {
      expect(shown[language].fields.news_consent).toBe(said[language]['mailing-list'].consent);
      const page = await show('/mailing-list', { language });
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).not.toMatch(/\{\w+\}|undefined/);
      expect(mailTexts(language)('list_text', { restaurant: 'X' })).not.toBe('list_text');
    }
  });
});
