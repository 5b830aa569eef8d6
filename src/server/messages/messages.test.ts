import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { forgetOldMessages } from './forget-old-messages.ts';

const MESSAGE = {
  ...{ name: 'Ada Cook', email: 'ada@example.test', subject: 'Twenty seats' },
  message: 'Two of us cannot eat nuts.',
};

describe.each(dialects)('messages of the contact form, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const send = (more: object = {}) => app.call({ method: 'POST', url: '/messages', body: { ...MESSAGE, ...more } });
  const inbox = async () => (await app.call({ url: '/staff/messages', token: manager })).body.data;
  const keep = (keptDays: number | null) =>
    app.call({ method: 'PUT', url: '/staff/message-settings', token: manager, body: { keptDays } });
  const restaurant = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('are taken only where the restaurant receives them', async () => {
    expect(await restaurant()).not.toHaveProperty('takesMessages');
    expect(await send()).toMatchObject({ status: 409, body: { code: 'messages_not_taken' } });
    expect((await keep(90)).status).toBe(200);
    expect((await restaurant()).takesMessages).toBe(true);
    expect((await send()).status).toBe(202);
    expect(await inbox()).toMatchObject({
      ...{ unread: 1, keptDays: 90, hasMore: false },
      messages: [{ ...MESSAGE, isRead: false, reply: null }],
    });
    expect((await app.call({ method: 'POST', url: '/messages', host: SUSHI, body: MESSAGE })).status).toBe(409);
    expect((await keep(17)).status).toBe(422);
  });

  it('are answered by mail, and marked as read', async () => {
    await keep(90);
    await send();
    const [{ _id }] = (await inbox()).messages;
    const body = { reply: 'We have a table for you.\n\nSee you!' };
    const url = `/staff/messages/${_id}`;
    const answer = await app.call({ method: 'POST', url: `${url}/reply`, token: manager, body });
    expect(answer.body.data.message).toMatchObject({ ...body, isRead: true });
    const mails = await app.services.db.selectFrom('outbox').select(['kind', 'recipient', 'payload']).execute();
    expect(mails).toMatchObject([{ kind: 'message_reply', recipient: 'ada@example.test' }]);
    expect(JSON.parse(mails[0]?.payload ?? '')).toMatchObject({ reply: body.reply, message: MESSAGE.message });

    await app.call({ method: 'PATCH', url, token: manager, body: { isRead: false } });
    expect((await inbox()).unread).toBe(1);
    expect((await app.call({ method: 'DELETE', url, token: manager })).status).toBe(200);
    expect((await app.call({ method: 'DELETE', url, token: manager })).status).toBe(404);
    expect((await inbox()).messages).toEqual([]);
  });

  it('of programs get the same answer and are not kept, and nobody floods the inbox', async () => {
    await keep(90);
    expect((await send({ website: 'https://spam.example' })).status).toBe(202);
    expect((await inbox()).messages).toEqual([]);
    for (let count = 0; count < 5; count++) expect((await send()).status).toBe(202);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
    expect((await send({ email: 'grace@example.test' })).status).toBe(202);
    app.setNow(NOON + 61 * MINUTE);
    expect((await send()).status).toBe(202);
  });

  it('stay as long as the restaurant says', async () => {
    await keep(30);
    await send();
    app.setNow(NOON + 29 * DAY);
    await send({ subject: 'Younger' });
    app.setNow(NOON + 31 * DAY);
    await forgetOldMessages(app.services).run();
    const left = await app.services.db.selectFrom('messages').select('subject').execute();
    expect(left).toEqual([{ subject: 'Younger' }]);
  });
});
