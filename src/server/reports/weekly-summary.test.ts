import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { startSending } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { dueMonday } from './due-monday.ts';
import { sendWeeklySummaries } from './weekly-summary.ts';

const LONDON = 'Europe/London';
const at = (iso: string) => Date.parse(iso);
/** 07:00 in London, in summer. */
const MONDAY = at('2026-06-22T06:00:00Z');

describe('the Monday whose mail is due', () => {
  it.each([
    ['2026-06-17T12:00:00Z', '2026-06-15', '2026-06-15T06:00:00.000Z'],
    ['2026-06-22T05:59:00Z', '2026-06-15', '2026-06-15T06:00:00.000Z'],
    ['2026-06-22T06:00:00Z', '2026-06-22', '2026-06-22T06:00:00.000Z'],
    // Clocks are put back on 25 October, and on on 29 March: the mail stays at seven.
    ['2026-10-26T06:59:00Z', '2026-10-19', '2026-10-19T06:00:00.000Z'],
    ['2026-10-26T07:00:00Z', '2026-10-26', '2026-10-26T07:00:00.000Z'],
    ['2027-03-29T06:00:00Z', '2027-03-29', '2027-03-29T06:00:00.000Z'],
  ])('at %s is %s', (now, monday, since) => {
    expect(dueMonday(at(now), LONDON)).toEqual({ monday, since: at(since) });
  });

  it('is of the restaurant’s own clock', () => {
    expect(dueMonday(at('2026-06-21T22:00:00Z'), 'Asia/Tokyo').monday).toBe('2026-06-22');
    expect(dueMonday(at('2026-06-22T10:59:00Z'), 'America/New_York').monday).toBe('2026-06-15');
  });
});

describe.each(dialects)('the mail about last week, on %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager', 'manager@example.test');
  });
  afterEach(() => app.close());

  const want = (isWanted: boolean, token = manager) =>
    app.call({ method: 'PUT', url: '/staff/weekly-summary', token, body: { isWanted } });
  const round = () => sendWeeklySummaries(app.services).run();
  const mails = () => app.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'weekly_summary').execute();

  it('comes to who asked for it, on Monday at seven and once, however many processes run', async () => {
    await hire(app, 'Owner', 'owner@example.test');
    expect((await want(true)).body.data).toEqual({ isWanted: true });
    await want(true);
    await round();
    app.setNow(MONDAY - MINUTE);
    await round();
    expect(await mails()).toEqual([]);
    app.setNow(MONDAY);
    await Promise.all([round(), round(), round()]);
    await round();
    expect(await mails()).toMatchObject([{ recipient: 'manager@example.test', payload: '{"monday":"2026-06-22"}' }]);
    app.setNow(MONDAY + 3 * DAY);
    await round();
    expect(await mails()).toHaveLength(1);
    app.setNow(MONDAY + 7 * DAY);
    await round();
    expect(await mails()).toHaveLength(2);
  });

  it('comes no more to who has switched it off, lost the role, or would read it days late', async () => {
    await want(true);
    await want(false);
    app.setNow(MONDAY);
    await round();
    expect(await mails()).toEqual([]);
    await app.services.db.updateTable('staff').set({ told_monday: '2026-06-15', role: 'Staff' }).execute();
    await round();
    expect(await mails()).toEqual([]);
    await app.services.db.updateTable('staff').set({ role: 'Manager' }).execute();
    app.setNow(MONDAY + 3 * DAY);
    await round();
    expect(await mails()).toEqual([]);
    app.setNow(MONDAY + 7 * DAY);
    await round();
    expect(await mails()).toHaveLength(1);
  });

  it('is for who may see the figures', async () => {
    expect((await want(true, await hire(app, 'Staff'))).status).toBe(403);
  });

  it('tells orders, revenue, dishes and reviews beside the week before, in the reader’s language', async () => {
    const token = await app.register('ada@example.test');
    const answer = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade', [], 4)]) });
    expect(answer.status).toBe(201);
    await want(true);
    await app.services.db
      .updateTable('users')
      .set({ language: 'de' })
      .where('email', '=', 'manager@example.test')
      .execute();
    await app.services.db
      .updateTable('reviews')
      .set({ created_at: MONDAY - DAY, is_visible: 1 })
      .execute();
    await app.services.db.deleteFrom('outbox').execute();
    app.setNow(MONDAY);
    await round();
    const server = await startMailServer();
    const sender = startSending(app.services, server.url);
    await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(1);
    await sender.stop();
    await server.close();
    const [mail] = server.received;
    expect(mail?.subject).toContain('Letzte Woche bei Trattoria Test');
    expect(mail?.text).toContain('15. Juni 2026 bis 21. Juni 2026');
    expect(mail?.text).toMatch(/Umsatz · Woche davor: 0,00\s£: 13,00\s£/);
    expect(mail?.text).toMatch(/Neue Bewertungen: ★ \d/);
    expect(mail?.text).toMatch(/Bestellungen der Woche: 1, Woche davor: 0/);
    expect(mail?.text).toContain('4 × Lemonade');
    expect(mail?.text).toContain('https://trattoria.test/staff/restaurant/figures');
    expect(mail?.html).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});
