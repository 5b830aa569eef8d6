import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows, startSending } from '../../../tests/support/outbox.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { importIds } from '../import/import-ids.ts';
import { MAILS_TO_SEND } from '../outbox/outbox.repo.ts';
import { openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { createServices } from '../wire.ts';
import { claimWork } from '../work/leases.ts';
import { startWorker } from '../work/worker.ts';
import { forgetOldMails } from './forget-old-mails.ts';
import { MAX_ATTEMPTS, mails } from './mails.ts';
import type { OutboxSender } from './open-outbox.ts';

describe.each(dialects)('the outbox on %s', (dialect) => {
  let app: TestApp;
  let closing: (() => Promise<unknown>)[];
  beforeEach(async () => {
    app = await startTestApp(dialect);
    closing = [];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
    await app.close();
  });

  async function mailServer(...parameters: Parameters<typeof startMailServer>): Promise<MailServer> {
    const server = await startMailServer(...parameters);
    closing.push(server.close);
    return server;
  }
  function sendThrough(url: string): ReturnType<typeof startSending> {
    const sender = startSending(app.services, url);
    closing.push(sender.stop);
    return sender;
  }
  async function order(): Promise<number> {
    const token = await app.register();
    return (await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) })).status;
  }
  /** Mails of resets, which need no order. */
  async function queue(count: number, recipient = (i: number) => `to-${i}@example.test`): Promise<void> {
    const rows = Array.from({ length: count }, (_, i) => ({
      restaurant_id: ids.restaurant,
      id: newId(),
      kind: 'password_reset',
      recipient: recipient(i),
      language: 'en',
      payload: JSON.stringify({ name: 'Ada', path: '/reset-password?token=secret' }),
      attempts: 0,
      next_attempt_at: NOON,
      created_at: NOON,
    }));
    await app.services.db.insertInto('outbox').values(rows).execute();
  }
  const onlyRow = async () => (await outboxRows(app.services))[0];
  const untilRow = (expected: object) => expect.poll(onlyRow).toMatchObject(expected);
  /** What is counted is counted after it was noted in its row. */
  const untilMetrics = (line: string) => expect.poll(() => app.services.metrics.registry.metrics()).toContain(line);

  it('sends a mail soon after its order, once, and notes when', async () => {
    const server = await mailServer();
    sendThrough(server.url);
    expect(await order()).toBe(201);
    await untilRow({ sent_at: NOON, attempts: 1, failed_at: null });
    expect(server.received).toHaveLength(1);
    await untilMetrics('servery_work_attempts_total{work="mails",sort="order_placed",outcome="done"} 1');
    await untilMetrics('servery_work_due{work="mails"} 0');
  });

  it('lets restaurants take turns: one with many mails does not keep the others waiting', async () => {
    await queue(30);
    const there = { restaurant_id: importIds('sushi-bar').restaurant, recipient: 'there@example.test' };
    const [row] = await outboxRows(app.services);
    const late = {
      ...(row as NonNullable<typeof row>),
      ...there,
      id: newId(),
      next_attempt_at: NOON,
      created_at: NOON,
    };
    await app.services.db.insertInto('outbox').values(late).execute();
    const server = await mailServer();
    sendThrough(server.url);
    await expect.poll(() => server.received.length).toBe(31);
    const place = server.received.findIndex(({ envelope }) => envelope.to.includes('there@example.test'));
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(8);
  });

  it('tries again after a refusal for now, later each time', async () => {
    const server = await mailServer((attempt) => (attempt < 3 ? 451 : null));
    const sender = sendThrough(server.url);
    await queue(1);
    let now = NOON;
    const waitOf = async () => ((await onlyRow())?.next_attempt_at ?? 0) - now;
    for (const [attempt, longest] of [30_000, 60_000].entries()) {
      sender.wake();
      await untilRow({ attempts: attempt + 1, sent_at: null });
      // Until then its claim stands there, which is longer.
      await expect.poll(waitOf).toBeLessThanOrEqual(longest);
      expect(await waitOf()).toBeGreaterThanOrEqual(longest / 2);
      expect((await onlyRow())?.last_error).toContain('451');
      now += await waitOf();
      app.setNow(now);
    }
    await untilMetrics('servery_work_due{work="mails"} 1');
    sender.wake();
    await untilRow({ attempts: 3, sent_at: now, last_error: null, failed_at: null });
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${(await onlyRow())?.id}@platform.test>`]);
  });

  it('tries again when nobody listens', async () => {
    const gone = await startMailServer();
    await gone.close();
    sendThrough(gone.url);
    expect(await order()).toBe(201);
    await untilRow({
      attempts: 1,
      sent_at: null,
      failed_at: null,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('gives up at once on an address that does not exist, and keeps the mail without its link', async () => {
    const server = await mailServer(() => 550);
    const { wake } = sendThrough(server.url);
    await queue(1);
    wake();
    await untilRow({ attempts: 1, failed_at: NOON, sent_at: null, last_error: expect.stringContaining('550') });
    expect((await onlyRow())?.payload).not.toContain('secret');
    await untilMetrics('servery_work_attempts_total{work="mails",sort="password_reset",outcome="failed"} 1');
    await order();
    await expect.poll(async () => (await outboxRows(app.services)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  it('gives up in the end', async () => {
    const server = await mailServer(() => 451);
    await queue(1);
    // Before anybody looks: a sender that starts would claim the mail between both statements.
    await app.services.db
      .updateTable('outbox')
      .set({ attempts: MAX_ATTEMPTS - 1 })
      .execute();
    sendThrough(server.url);
    await untilRow({ attempts: MAX_ATTEMPTS, failed_at: NOON });
  });

  it('lets one mail that hangs delay no other', async () => {
    const server = await mailServer((attempt) => (attempt === 1 ? 'hang' : null));
    const sender = sendThrough(server.url);
    await queue(1);
    sender.wake();
    await expect.poll(() => server.attempts).toBe(1);
    await queue(20, (i) => `later-${i}@example.test`);
    sender.wake();
    await expect
      .poll(async () => (await outboxRows(app.services)).filter(({ sent_at }) => sent_at === null).length)
      .toBe(1);
    expect(server.received).toHaveLength(20);
  });

  it('leaves a mail of a kind that it does not know to a newer version, and then gives it up', async () => {
    const server = await mailServer();
    await queue(1);
    await app.services.db.updateTable('outbox').set({ kind: 'gift_card' }).execute();
    const { wake } = sendThrough(server.url);
    await untilRow({ attempts: 1, failed_at: null, last_error: expect.stringContaining('gift_card') });
    await app.services.db
      .updateTable('outbox')
      .set({ attempts: MAX_ATTEMPTS - 1, next_attempt_at: NOON })
      .execute();
    wake();
    await untilRow({ attempts: MAX_ATTEMPTS, failed_at: NOON });
  });

  it('does not send what came too late to be useful', async () => {
    const server = await mailServer();
    await queue(1);
    app.setNow(NOON + 31 * MINUTE);
    sendThrough(server.url);
    await untilRow({ failed_at: NOON + 31 * MINUTE, last_error: expect.stringContaining('too late') });
    expect(server.attempts).toBe(0);
  });

  it('forgets the link of a reset once it was sent', async () => {
    const server = await mailServer();
    await queue(1);
    sendThrough(server.url);
    await untilRow({ sent_at: NOON });
    expect(server.received[0]?.text).toContain('token=secret');
    expect((await onlyRow())?.payload).not.toContain('secret');
  });

  it('takes a mail again whose sender died, not before its claim ends', async () => {
    const server = await mailServer();
    await queue(1);
    const claim = { restaurantId: ids.restaurant, now: NOON, until: NOON + 5 * MINUTE };
    await claimWork(app.services, MAILS_TO_SEND, claim);
    const sender = sendThrough(server.url);
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.attempts).toBe(0);
    app.setNow(NOON + 5 * MINUTE);
    sender.wake();
    await untilRow({ attempts: 2, sent_at: NOON + 5 * MINUTE });
    expect(server.received).toHaveLength(1);
  });

  it('notes that a mail was sent as soon as the database can, and does not send it again', async () => {
    await queue(1);
    const { services } = app;
    let sent = 0;
    let isBack: Promise<void> | undefined;
    const mailer = {
      async send() {
        sent++;
        await services.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      },
    };
    const restore = () => {
      isBack ??= services.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    };
    services.log = { warn: restore, error: restore };
    const sender = startWorker(services, mails(mailer));
    closing.push(sender.stop);
    await expect.poll(() => isBack !== undefined).toBe(true);
    await isBack;
    await untilRow({ sent_at: NOON, attempts: 1, last_error: null });
    app.setNow(NOON + 5 * MINUTE);
    sender.wake();
    await sender.stop();
    expect(sent).toBe(1);
  });

  it('lets orders be placed, and the process end, while the mail server hangs', async () => {
    const server = await mailServer(() => 'hang');
    const sender = startSending(app.services, server.url);
    expect(await order()).toBe(201);
    await expect.poll(() => server.attempts).toBe(1);
    for (let i = 0; i < 3; i++) expect(await order()).toBe(201);
    await sender.stop();
    expect(await onlyRow()).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
  });

  it('sends each of 200 mails once from two processes', async () => {
    const server = await mailServer();
    const { config, clock } = app.services;
    const other = openDatabase({ databaseUrl: app.databaseUrl, dataDir: config.DATA_DIR });
    closing.push(() => other.db.destroy());
    await queue(200);
    const senders: OutboxSender[] = [sendThrough(server.url)];
    senders.push(startSending(createServices(config, other, clock), server.url));
    closing.push((senders[1] as OutboxSender).stop);
    await expect
      .poll(async () => (await outboxRows(app.services)).filter(({ sent_at }) => sent_at !== null).length, {
        timeout: 60_000,
        interval: 100,
      })
      .toBe(200);
    expect(server.received).toHaveLength(200);
    expect(new Set(server.received.map(({ envelope }) => envelope.to[0])).size).toBe(200);
    expect((await outboxRows(app.services)).every(({ attempts }) => attempts === 1)).toBe(true);
  }, 90_000);

  it('sends nothing to what a mail program would read as several addresses, or another one', async () => {
    const server = await mailServer();
    const odd = [
      'a,b@example.test',
      'a@example.test, b@example.test',
      'x<b@example.test>',
      'a@example.test\r\nBcc: b@x.test',
    ];
    await queue(odd.length, (i) => odd[i] as string);
    sendThrough(server.url);
    await expect.poll(async () => (await outboxRows(app.services)).filter(({ failed_at }) => failed_at).length).toBe(4);
    expect(server.attempts).toBe(0);
  });

  it('forgets old mails, sent or not', async () => {
    await queue(3);
    app.setNow(NOON + 31 * DAY);
    expect(await forgetOldMails(app.services).run()).toBe(3);
    expect(await outboxRows(app.services)).toEqual([]);
  });
});
