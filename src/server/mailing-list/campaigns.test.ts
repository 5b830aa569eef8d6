import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { startSending } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { emailKey } from '../../domain/people/email.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { mailboxKey } from '../people/same-person.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { CAMPAIGNS } from './send-campaigns.ts';
import { endSubscription } from './subscribers.repo.ts';

const OWN = { subject: 'The terrace is open', text: 'Come and sit in the sun.\n\nWe look forward to you.' };
const MANAGER = 'manager@example.test';
const NEWS = { occasion: 'own', productId: null, texts: { en: OWN }, quietWeeks: null };

describe.each(dialects)('mails to the mailing list, on %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager', MANAGER);
    await setUp({ isOn: true, mailsADay: 30 });
  });
  afterEach(() => app.close());

  /** Sessions end while the clock is put on. */
  const goOn = async (instant: number) => {
    app.setNow(instant);
    const body = { email: MANAGER, password: PASSWORD };
    manager = (await app.call({ method: 'POST', url: '/auth/login', body })).body.accessToken;
  };
  const setUp = (body: object) => app.call({ method: 'PUT', url: '/staff/mailing-list', token: manager, body });
  const add = async (emails: readonly string[], more: object = {}) => {
    const rows = emails.map((email) => ({
      ...{
        restaurant_id: ids.restaurant,
        id: newId(),
        email,
        email_key: emailKey(email),
        mailbox_key: mailboxKey(email),
        user_id: null,
      },
      ...{ email_hash: sha256(emailKey(email)), language: 'en', source: 'page', words: 'Yes', words_version: 1 },
      ...{ token_hash: null, expires_at: null, asked_at: NOON, confirmed_at: NOON, left_at: null, mailed_at: null },
      ...more,
    }));
    await app.services.db.insertInto('subscribers').values(rows).execute();
    return rows.map(({ id }) => id);
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `guest-${index}@example.test`);
  const start = (body: object = NEWS, key = newId()) =>
    app.call({ method: 'POST', url: '/staff/campaigns', token: manager, headers: { 'idempotency-key': key }, body });
  const list = async () => (await app.call({ url: '/staff/campaigns', token: manager })).body.data;
  const newest = async () => (await list()).campaigns[0];
  /** What is due in a minute is due now. */
  const round = async () => {
    const { db, clock } = app.services;
    await db.updateTable('campaigns').set({ due_at: clock() }).where('due_at', 'is not', null).execute();
    await workOff(app.services, CAMPAIGNS);
  };
  const mails = () => app.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'campaign').execute();

  it('go to everybody who has confirmed, once each, and then are done', async () => {
    const [first] = await add(many(3));
    await add(['asked@example.test'], { confirmed_at: null, expires_at: NOON + DAY });
    const answer = await start();
    expect(answer.body.data.campaigns).toMatchObject([
      { subject: OWN.subject, state: 'running', sent: 0, waiting: 3, left: 0 },
    ]);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'campaign_running' } });
    await round();
    await round();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(many(3));
    expect(await newest()).toMatchObject({ state: 'done', sent: 3, waiting: 0, left: 0 });
    await endSubscription(app.services.db, ids.restaurant, first as string, NOON + MINUTE);
    expect(await newest()).toMatchObject({ sent: 3, left: 1 });
    expect((await list()).audience.all).toBe(2);
  });

  it('are begun once, however often the form is sent', async () => {
    await add(many(2));
    const key = newId();
    await Promise.all([start(NEWS, key), start(NEWS, key)]);
    expect((await list()).campaigns).toHaveLength(1);
    const { entries } = (await app.call({ url: '/staff/audit', token: await hire(app, 'Owner') })).body.data;
    expect(entries.filter(({ action }: { action: string }) => action === 'campaign_started')).toHaveLength(1);
  });

  it('reach each subscriber once although two processes send at one moment', async () => {
    await add(many(30));
    await start();
    await Promise.all([round(), round(), round()]);
    await round();
    const sent = (await mails()).map(({ recipient }) => recipient);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
    const { mailed } = await app.services.db
      .selectFrom('subscribers')
      .select((eb) => eb.fn.count('mailed_at').as('mailed'))
      .executeTakeFirstOrThrow();
    expect(Number(mailed)).toBe(30);
  });

  it('are no more in a day than the restaurant allows, and go on the next day of its calendar', async () => {
    await setUp({ isOn: true, mailsADay: 25 });
    await add(many(40));
    await start();
    for (let count = 0; count < 4; count++) await round();
    expect(await mails()).toHaveLength(25);
    // 23:59 in London is 22:59 UTC.
    await goOn(Date.parse('2026-06-17T22:59:00Z'));
    await round();
    expect(await mails()).toHaveLength(25);
    await goOn(Date.parse('2026-06-17T23:01:00Z'));
    await round();
    expect(await mails()).toHaveLength(40);
    expect(await setUp({ isOn: true, mailsADay: 5000 })).toMatchObject({ status: 422 });
  });

  it('reach nobody twice in a week', async () => {
    await add(['ada@example.test']);
    await start();
    await round();
    await goOn(NOON + 2 * DAY);
    await add(['grace@example.test']);
    await start();
    await round();
    expect(await mails()).toHaveLength(2);
    expect(await newest()).toMatchObject({ state: 'running', sent: 1, waiting: 1 });
    await goOn(NOON + 7 * DAY);
    await round();
    expect(await newest()).toMatchObject({ state: 'done', sent: 2, waiting: 0 });
  });

  it('end when staff stop them, also for who waits in the outbox', async () => {
    const server: MailServer = await startMailServer();
    await add(many(25));
    await start();
    await round();
    const { _id } = await newest();
    const stop = () => app.call({ method: 'POST', url: `/staff/campaigns/${_id}/stop`, token: manager });
    expect((await stop()).body.data.campaigns[0]).toMatchObject({ state: 'stopped', sent: 20, waiting: 5 });
    expect((await stop()).status).toBe(200);
    await round();
    expect(await mails()).toHaveLength(20);
    const sender = startSending(app.services, server.url);
    await expect.poll(async () => (await mails()).every(({ failed_at }) => failed_at !== null)).toBe(true);
    await sender.stop();
    await server.close();
    expect(server.received).toEqual([]);
  });

  it('carry the way off the list for people and for mail programs, and skip who has taken it', async () => {
    const server: MailServer = await startMailServer();
    const [ada, eve, grace] = (await add(['ada@example.test', 'eve@example.test', 'grace@example.test'])) as [
      string,
      string,
      string,
    ];
    const body = { email: 'eve@example.test', reason: 'Never pays' };
    await app.call({ method: 'POST', url: '/staff/blocks', token: manager, body });
    await start();
    await round();
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('eve@example.test');
    await endSubscription(app.services.db, ids.restaurant, grace, NOON + MINUTE);
    const sender = startSending(app.services, server.url);
    await expect.poll(async () => (await mails()).every((row) => row.sent_at ?? row.failed_at)).toBe(true);
    await sender.stop();
    await server.close();
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail).toMatchObject({ subject: OWN.subject, envelope: { to: ['ada@example.test'] } });
    const leave = `https://trattoria.test/mailing-list/leave?of=${ada}`;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(leave);
    expect(mail?.html).toContain('https://trattoria.test/menu');
    expect(mail?.text).toContain('because you asked for news from Trattoria Test on 17 June 2026');
    expect(mail?.html).not.toMatch(/<img(?![^>]*app-icons)/);
    expect(eve).toBeTruthy();
  });

  it('say what is new in the reader’s language, and in the restaurant’s own where that is missing', async () => {
    await add(['ada@example.test']);
    await add(['dora@example.test'], { language: 'de' });
    await add(['fleur@example.test'], { language: 'fr' });
    const { usual } = await list();
    expect(usual.new_dish.en.subject).toBe('New on our menu: {dish}');
    const texts = { en: usual.new_dish.en, de: usual.new_dish.de };
    const dish = { occasion: 'new_dish', productId: productId('margherita'), texts, quietWeeks: null };
    expect(await start({ ...dish, productId: 'nothing' })).toMatchObject({ status: 404 });
    expect(await start({ ...dish, texts: { de: texts.de } })).toMatchObject({
      body: { code: 'campaign_without_own_language' },
    });
    await start(dish);
    await round();
    const server: MailServer = await startMailServer();
    const sender = startSending(app.services, server.url);
    await expect.poll(() => server.received.length).toBe(3);
    await sender.stop();
    await server.close();
    const to = (email: string) => server.received.find(({ envelope }) => envelope.to[0] === email);
    expect(to('ada@example.test')?.subject).toBe('New on our menu: Margherita');
    expect(to('dora@example.test')?.subject).toBe('Neu auf unserer Karte: Margherita');
    expect(to('fleur@example.test')?.subject).toBe('New on our menu: Margherita');
    expect(to('ada@example.test')?.html).toContain(`https://trattoria.test/product/${productId('margherita')}`);
  });

  it('find who has not ordered for some weeks, with an account or without one', async () => {
    const token = await app.register('ada@example.test');
    await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade', [], 20)]) });
    const guest = (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
    const order = { ...pickup([item('lemonade', [], 20)]), guest: { name: 'Gia', email: 'gia@example.test' } };
    expect((await app.call({ method: 'POST', url: '/orders', token: guest, body: order })).status).toBe(201);
    // A tag in an address makes nobody else of its holder.
    await add(['ada@example.test', 'gia+news@example.test', 'never@example.test']);
    expect((await list()).audience).toEqual({ all: 3, quiet: { 4: 0, 8: 0, 12: 0, 26: 0 } });
    expect(await start({ ...NEWS, quietWeeks: 4 })).toMatchObject({ body: { code: 'campaign_to_nobody' } });
    await goOn(NOON + 30 * DAY);
    expect((await list()).audience.quiet).toMatchObject({ 4: 2, 8: 0 });
    await start({ ...NEWS, quietWeeks: 4 });
    await round();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.test',
      'gia+news@example.test',
    ]);
  });

  it('are tried out by who writes them, and are nobody else’s business', async () => {
    const body = { productId: null, language: 'de', text: OWN };
    expect((await app.call({ method: 'POST', url: '/staff/campaign-tests', token: manager, body })).status).toBe(202);
    const [test] = await app.services.db.selectFrom('outbox').selectAll().execute();
    expect(test).toMatchObject({ kind: 'campaign_test', language: 'de' });
    await add(many(1));
    await start();
    const { _id } = await newest();
    const elsewhere = { method: 'POST', url: `/staff/campaigns/${_id}/stop`, host: SUSHI, token: manager } as const;
    expect((await app.call(elsewhere)).status).toBe(401);
    const staff = await hire(app, 'Staff');
    expect((await app.call({ url: '/staff/campaigns', token: staff })).status).toBe(403);
  });
});
