import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../tests/support/mail-server.ts';
import { delivery, deliveryAddress, ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { outboxRows, SENDER, startSending } from '../../../tests/support/outbox.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { newId } from '../platform/ids/ids.ts';
import { type MailTextKey, mailTexts } from './mail-texts.ts';
import type { OutboxSender } from './open-outbox.ts';

const PLACED_HEADING: MailTextKey = 'placed_heading';

describe('the letters', () => {
  let app: TestApp;
  let server: MailServer;
  let sender: OutboxSender;
  let staff: string;
  let customer: string;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
    await picture('lemonade', '0123456789abcdef');
    server = await startMailServer();
    sender = startSending(app.services, server.url);
    customer = await app.register('ada@example.test');
    staff = await app.register('staff@example.test');
    await employ(app, await userIdOf(app, staff));
  });
  afterAll(async () => {
    await sender.stop();
    await server.close();
    await app.close();
  });

  /** Gives a dish a picture, as an upload does. */
  async function picture(dish: string, hash: string): Promise<void> {
    const { db } = app.services;
    const of = { restaurant_id: ids.restaurant, id: newId() };
    await db
      .insertInto('pictures')
      .values({ ...of, hash, width: 800, height: 600, color: '#abcdef' })
      .execute();
    await db.updateTable('products').set({ picture_id: of.id }).where('id', '=', productId(dish)).execute();
  }

  const pasta = () => item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2);

  async function place(
    language: Language,
    body: object = delivery([pasta()]),
  ): Promise<{ id: string; mail: ReceivedMail }> {
    const headers = { 'accept-language': language };
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, headers, body });
    expect(answer.status).toBe(201);
    return { id: answer.body.data._id, mail: await nextMail() };
  }

  async function move(id: string, status: string, more: object = {}): Promise<ReceivedMail> {
    const url = `/staff/orders/${id}/status`;
    const answer = await app.call({ method: 'PATCH', url, token: staff, body: { status, ...more } });
    expect(answer.status).toBe(200);
    return nextMail();
  }

  /** The next mail to arrive at the server. */
  async function nextMail(): Promise<ReceivedMail> {
    const seen = taken++;
    await expect.poll(() => server.received.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(seen);
    return server.received[seen] as ReceivedMail;
  }
  let taken = 0;

  function expectWhole(mail: ReceivedMail, language: Language): void {
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).toBeTruthy();
      expect(part).not.toMatch(/\{\w+[,}]|undefined|\bNaN\b|\[object/);
      expect(part).not.toMatch(/\b(?:placed|confirmed|reset|status|order)_[a-z]+\b/);
    }
    expect(mail.from).toEqual({ name: 'Trattoria Test', address: SENDER });
    expect(mail.replyTo).toEqual([{ name: 'Trattoria Test', address: 'ciao@trattoria.test' }]);
    expect(mail.html).toContain('https://trattoria.test/app-icons/192.png');
    expect(mail.html).not.toContain('localhost');
  }

  it.each(LANGUAGES)('bring what staff write about an order to its customer in %s', async (language) => {
    const { id } = await place(language);
    const url = `/staff/orders/${id}/messages`;
    await app.call({ method: 'POST', url, token: staff, body: { usual: 'call_us', text: 'Ring twice <3' } });
    const mail = await nextMail();
    expectWhole(mail, language);
    expect(mail.text).toContain('Ring twice <3');
    expect(mail.html).toContain('Ring twice &lt;3');
  });

  it.each(LANGUAGES)(
    'tell of an order, of each of its states of a password reset and of an invitation in %s',
    async (language) => {
      const t = mailTexts(language);
      const { id, mail: placed } = await place(language);
      expectWhole(placed, language);
      expect(placed.subject).toMatch(new RegExp(`^${t(PLACED_HEADING)} · `));

      const states = { Confirmed: 'confirmed_heading', Preparing: 'preparing_heading' } as const;
      for (const [status, heading] of Object.entries(states)) {
        const mail = await move(id, status);
        expectWhole(mail, language);
        expect(mail.text).toContain(t(heading));
      }
      expectWhole(await move(id, 'Out for Delivery'), language);
      const delivered = await move(id, 'Delivered');
      expectWhole(delivered, language);
      expect(delivered.text).toContain(t('points_earned', { count: 24 }));

      const accepted = (await place(language)).id;
      await move(accepted, 'Confirmed', { readyInMinutes: 20 });
      const delay = { readyInMinutes: 40, notes: 'The oven is full.' };
      await app.call({ method: 'PATCH', url: `/staff/orders/${accepted}/ready-time`, token: staff, body: delay });
      const delayed = await nextMail();
      expectWhole(delayed, language);
      expect(delayed.subject).toContain(t('ready_time_heading'));
      expect(delayed.text).toContain('The oven is full.');

      const collected = (await place(language, pickup([pasta()]))).id;
      for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
        expectWhole(await move(collected, status), language);
      }
      for (const status of ['Cancelled by Restaurant', 'Failed']) {
        const notes = 'The oven is broken.';
        expectWhole(await move((await place(language)).id, status, { notes }), language);
      }
      const cancelled = (await place(language)).id;
      await app.call({ method: 'PATCH', url: `/orders/${cancelled}/cancel-my-order`, token: customer });
      expectWhole(await nextMail(), language);

      await app.services.db.updateTable('users').set({ language }).where('email', '=', 'ada@example.test').execute();
      await app.call({ method: 'POST', url: '/auth/forgot-password', body: { email: 'ada@example.test' } });
      const reset = await nextMail();
      expectWhole(reset, language);
      expect(reset.subject).toBe(t('reset_heading'));
      // Anybody can register another one's address with a name that is an advertisement.
      expect(reset.text).not.toContain('Ada Cook');
      expect(reset.text).toMatch(/https:\/\/trattoria\.test\/reset-password\?token=[\w-]{43}\n/);

      const owner = await hire(app, 'Owner');
      const input = { email: 'ada@example.test', role: 'Manager' };
      await app.call({ method: 'POST', url: '/staff/invitations', token: owner, body: input });
      const invitation = await nextMail();
      expect(invitation.subject).toBe(t('invite_heading', { restaurant: 'Trattoria Test' }));
      expect(invitation.text).toContain(t('role_manager'));
      expect(invitation.text).toMatch(/https:\/\/trattoria\.test\/staff\/join#[\w-]{43}\n/);
      // A sixth link within half an hour would not be sent.
      await app.services.db.deleteFrom('password_resets').execute();
    },
  );

  it.each(LANGUAGES)('tell owners of money that does not come, and where to go, in %s', async (language) => {
    const { id } = await place('en');
    const t = mailTexts(language);
    const told: [kind: string, payload: object, heading: string, address: string][] = [
      ['capture_turned_down', { orderId: id, amount: 2815 }, t('capture_refused_heading'), `/staff/orders/${id}`],
      [
        'balance_differs',
        { differences: [{ at: NOON, difference: -420 }], count: 1 },
        t('balance_heading', { count: 1 }),
        '/staff/restaurant/figures',
      ],
      ['payment_key_denied', { end: '4242' }, t('key_denied_heading'), '/staff/payments'],
    ];
    for (const [kind, payload, heading, address] of told) {
      const at = { attempts: 0, next_attempt_at: app.services.clock(), created_at: app.services.clock() };
      const row = { restaurant_id: ids.restaurant, id: newId(), kind, recipient: 'owner@example.test', language };
      await app.services.db
        .insertInto('outbox')
        .values({ ...row, ...at, payload: JSON.stringify(payload) })
        .execute();
      app.services.outbox.wake();
      const mail = await nextMail();
      expectWhole(mail, language);
      expect(mail.subject).toContain(heading);
      expect(mail.text).toContain(`https://trattoria.test${address}`);
    }
  });

  it('show the lines with their options, the figures, the place, the payment and the time', async () => {
    const { id, mail } = await place('en', delivery([pasta(), item('lemonade')], { customerNotes: 'No nuts, please' }));
    for (const part of [mail.html, mail.text]) {
      for (const expected of [
        'Hello Ada Cook,',
        '3 items',
        'Pasta trio',
        'Pesto',
        'Ragù',
        '£22.40',
        'Delivery fee',
        '£2.50',
        '£28.15',
        '1:30–1:45 PM',
        '17 June 2026, 1:00 PM',
        '(BST)',
        deliveryAddress.street,
        'Instructions: ring twice',
        'No nuts, please',
        `https://trattoria.test/orders/${id}`,
      ]) {
        expect(part).toContain(expected);
      }
    }
    // One dish has a picture, which is the restaurant's own, and says nothing that its name does not.
    expect(mail.html?.match(/<img [^>]*>/g)?.slice(1)).toEqual([
      expect.stringMatching(/src="https:\/\/trattoria\.test\/media\/0123456789abcdef-340\.webp" width="56" alt=""/),
    ]);
    expect(mail.to).toEqual([{ name: '', address: 'ada@example.test' }]);
    expect(mail.envelope).toEqual({ from: SENDER, to: ['ada@example.test'] });
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const rows = await outboxRows(app.services);
    expect(rows.map(({ id: row }) => `<${row}@platform.test>`)).toContain(mail.messageId);
  });

  it('carry the restaurant’s note and promise', async () => {
    const { id } = await place('de');
    const mail = await move(id, 'Confirmed', { notes: 'Table\nby the door', readyInMinutes: 25 });
    expect(mail.text).toContain('Nachricht von Trattoria Test:\n  Table\n  by the door');
    expect(mail.html).toContain('Table<br>by the door');
    expect(mail.text).toContain('Voraussichtliche Lieferung: 13:25');
  });

  it('are the restaurant’s where the order is, at its own address', async () => {
    const token = await app.register('ben@example.test', SUSHI);
    await app.services.db.deleteFrom('password_resets').execute();
    await app.call({
      method: 'POST',
      url: '/auth/forgot-password',
      host: SUSHI,
      body: { email: 'ben@example.test' },
      token,
    });
    const mail = await nextMail();
    expect(mail.from?.name).toBe('Sushi Bar Test');
    expect(mail.html).not.toContain('trattoria');
  });

  it('make no link of what a customer wrote', async () => {
    const link = 'https://evil.test or me@evil.test';
    await app.services.db.updateTable('users').set({ name: link }).where('email', '=', 'ada@example.test').execute();
    const deliversTo = { ...deliveryAddress, street: `1 ${link}`, note: link };
    const body = delivery([pasta()], { customerNotes: link, deliveryAddress: deliversTo });
    const { mail } = await place('en', body);
    for (const part of [mail.html ?? '', mail.text ?? '']) {
      expect(part.split('evil.\u200Ctest')).toHaveLength(9);
      expect(part).not.toMatch(/https:\/\/evil|evil\.test|me@evil/);
    }
  });

  it('are harmless whatever names and notes hold', async () => {
    const hostile = '<script>alert(1)</script>"\r\nBcc: victim@example.test';
    const { db, content } = app.services;
    await db.updateTable('users').set({ name: hostile }).where('email', '=', 'ada@example.test').execute();
    await db
      .updateTable('restaurants')
      .set((eb) => ({ name: hostile, revision: eb('revision', '+', 1) }))
      .where('slug', '=', 'trattoria')
      .execute();
    content.changed(
      (await db.selectFrom('restaurants').select('id').where('slug', '=', 'trattoria').executeTakeFirstOrThrow()).id,
    );
    const { id } = await place('en', delivery([pasta()], { customerNotes: hostile }));
    const mail = await move(id, 'Confirmed', { notes: hostile });
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.envelope.to).toEqual(['ada@example.test']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });
});
