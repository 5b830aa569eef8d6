import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { remindOfOrders } from '../orders/status/remind-of-orders.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import { composeMail } from './compose-mail.ts';
import { mailTexts } from './mail-texts.ts';

describe('the letter about an unanswered order', () => {
  let app: TestApp;
  let row: OutboxRow;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
    await hire(app, 'Owner', 'owner@example.test');
    const token = await app.register('ada@example.test');
    await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade', [], 4)]) });
    app.setNow(NOON + 5 * MINUTE);
    await remindOfOrders(app.services).run();
    row = (await outboxRows(app.services)).find(({ kind }) => kind === 'order_unanswered') as OutboxRow;
  });
  afterAll(() => app.close());

  it.each(LANGUAGES)('says in %s which one it is, who waits, and until when', async (language) => {
    const t = mailTexts(language);
    const mail = await composeMail(app.services, { ...row, language });
    const { number } = await app.services.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    expect([mail.to, mail.subject]).toEqual(['owner@example.test', `${t('unanswered_heading')} · ${number}`]);
    for (const part of [mail.html, mail.text]) {
      expect(part).not.toMatch(/\{\w+[,}]|undefined|unanswered_/);
      expect(part).toMatch(/\b(13|1):30\b/);
      for (const fact of [number, 'Ada Cook', '+44 20 7946 0958', 'https://trattoria.test/staff']) {
        expect(part).toContain(fact);
      }
    }
  });

  it.each(LANGUAGES)('names in %s no time that is over, as after an outage', async (language) => {
    app.setNow(NOON + 31 * MINUTE);
    const { text } = await composeMail(app.services, { ...row, language });
    app.setNow(NOON + 5 * MINUTE);
    expect(text).not.toMatch(/\b(13|1):30\b/);
    expect(text).toContain(mailTexts(language)('unanswered_soon'));
  });

  it.each(LANGUAGES)('says until when in %s where a date fits as well as a time', (language) => {
    const sentence = mailTexts(language)('unanswered_until', { time: 'TIME' });
    expect(sentence).not.toMatch(/(?:las|le|às|avant) TIME/);
  });
});
