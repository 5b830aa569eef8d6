import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SUSHI_PLACE } from '../../../tests/support/world-places.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { forgetOldInvitations } from './forget-old-invitations.ts';

const MIO = 'mio@example.test';

describe.each(dialects)('an invitation to the team, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner', 'owner@example.test');
  });
  afterEach(() => app.close());

  const invite = (email = MIO, role = 'Manager', token = owner) =>
    app.call({ method: 'POST', url: '/staff/invitations', token, body: { email, role } });
  const invited = async (...words: Parameters<typeof invite>) => {
    const answer = await invite(...words);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return new URL(answer.body.data.link).hash.slice(1);
  };
  const withdraw = (id: string) => app.call({ method: 'DELETE', url: `/staff/invitations/${id}`, token: owner });
  const read = (token: string, host?: string) =>
    app.call({ method: 'POST', url: '/invitations/read', body: { token }, ...(host && { host }) });
  const accept = (token: string, as: string, host?: string) =>
    app.call({ method: 'POST', url: '/invitations/accept', token: as, body: { token }, ...(host && { host }) });
  const people = async () => (await app.call({ url: '/staff/people', token: owner })).body.data;
  const me = (token: string) => app.call({ url: '/staff/me', token });
  const audit = async () =>
    (await app.call({ url: '/staff/audit', token: owner })).body.data.entries.map(
      ({ action, subjectName, after }: Record<string, unknown>) => ({ action, subjectName, after }),
    );

  it('gives the role to the account of its address, once that accepts', async () => {
    const token = await invited('Mio@Example.test');
    expect((await people()).invitations).toMatchObject([
      { email: 'Mio@Example.test', role: 'Manager', status: 'waiting', expiresAt: '2026-06-24T12:00:00.000Z' },
    ]);
    expect((await read(token)).body.data).toEqual({
      ...{ invitedBy: 'Ada Cook', email: 'Mio@Example.test', hasAccount: false, role: 'Manager' },
      expiresAt: '2026-06-24T12:00:00.000Z',
    });
    const mio = await app.register(MIO);
    expect((await read(token)).body.data.hasAccount).toBe(true);
    expect((await me(mio)).status).toBe(403);
    app.setNow(NOON + 1000);
    const accepted = await accept(token, mio);
    expect([accepted.status, accepted.body.data]).toMatchObject([200, { name: 'Ada Cook', role: 'Manager' }]);
    expect((await me(mio)).body.data.role).toBe('Manager');
    const { staff, invitations } = await people();
    expect([staff.length, invitations]).toEqual([2, []]);
    expect(await audit()).toEqual([
      { action: 'invitation_accepted', subjectName: 'Ada Cook', after: { name: 'Ada Cook', role: 'Manager' } },
      { action: 'invitation_new', subjectName: 'Mio@Example.test', after: { role: 'Manager' } },
    ]);
  });

  it('is accepted once, however often that is sent', async () => {
    const token = await invited();
    const mio = await app.register(MIO);
    const answers = await Promise.all([1, 2, 3].map(() => accept(token, mio)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await audit()).filter(({ action }: { action: string }) => action === 'invitation_accepted')).toHaveLength(
      1,
    );
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'invitation_used' } });
    expect((await accept(token, await app.register())).body.code).toBe('invitation_used');

    await app.call({ method: 'DELETE', url: `/staff/people/${await userIdOf(app, mio)}`, token: owner });
    expect((await accept(token, mio)).body.code).toBe('invitation_used');
    expect((await me(mio)).status).toBe(403);
  });

  it('is of no use to the account of another address, nor to nobody', async () => {
    const token = await invited();
    const other = await app.register('other@example.test');
    const { status, body } = await accept(token, other);
    expect([status, body.code]).toEqual([403, 'invitation_of_another']);
    expect(body.message).toContain(MIO);
    expect((await me(other)).status).toBe(403);
    expect((await accept(token, '')).status).toBe(401);
    expect((await accept(token, await app.register(MIO))).status).toBe(200);
  });

  it('is unknown at other restaurants, and where it has been replaced', async () => {
    const first = await invited();
    const second = await invited(MIO, 'Staff');
    const { id } = await app.services.db.selectFrom('invitations').select('id').executeTakeFirstOrThrow();
    expect((await people()).invitations).toMatchObject([{ _id: id, role: 'Staff' }]);
    for (const answer of [await read(first), await read('x'.repeat(43)), await read(second, SUSHI)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'invitation_unknown' } });
    }
    const there = await app.register(MIO, SUSHI);
    expect((await accept(second, there, SUSHI)).body.code).toBe('invitation_unknown');
    expect((await accept(second, there)).status).toBe(401);
    // The older letter goes with its link.
    expect((await outboxRows(app.services)).map(({ payload }) => JSON.parse(payload).path)).toEqual([
      `/staff/join#${second}`,
    ]);
  });

  it('can be withdrawn by every owner, with its letter', async () => {
    const token = await invited();
    const [{ _id }] = (await people()).invitations;
    app.setNow(NOON + 1000);
    expect((await withdraw(_id)).status).toBe(204);
    expect((await withdraw(_id)).status).toBe(404);
    expect((await people()).invitations).toEqual([]);
    expect(await outboxRows(app.services)).toEqual([]);
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'invitation_withdrawn' } });
    expect((await accept(token, await app.register(MIO))).body.code).toBe('invitation_withdrawn');
    expect((await audit())[0]).toEqual({ action: 'invitation_withdrawn', subjectName: MIO, after: null });
    expect((await read(await invited())).status).toBe(200);
  });

  it('expires after seven days, and is forgotten thirty days later', async () => {
    const token = await invited();
    const mio = await app.register(MIO);
    const { run } = forgetOldInvitations(app.services);
    app.setNow(NOON + 7 * DAY - 1);
    expect((await read(token)).status).toBe(200);
    app.setNow(NOON + 7 * DAY);
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'invitation_expired' } });
    // Earlier, while the access tokens are valid.
    await app.services.db.updateTable('invitations').set({ expires_at: NOON }).execute();
    app.setNow(NOON);
    expect((await accept(token, mio)).body.code).toBe('invitation_expired');
    expect((await people()).invitations).toMatchObject([{ status: 'expired' }]);
    app.setNow(NOON + 30 * DAY - 1);
    expect(await run()).toBe(0);
    app.setNow(NOON + 30 * DAY);
    expect(await run()).toBe(1);
    expect(await read(token)).toMatchObject({ status: 404, body: { code: 'invitation_unknown' } });
  });

  it('ends with its owner’s role: nobody who is dismissed has a way back prepared', async () => {
    const second = await hire(app, 'Owner', 'second@example.test');
    const token = await invited(MIO, 'Owner', second);
    const role = (to: string, userId: string) =>
      app.call({ method: 'PUT', url: `/staff/people/${userId}`, token: owner, body: { role: to } });
    await role('Manager', await userIdOf(app, second));
    expect((await invite(MIO, 'Staff', second)).status).toBe(403);
    expect((await people()).invitations).toEqual([]);
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'invitation_withdrawn' } });
    const mio = await app.register(MIO);
    expect((await accept(token, mio)).body.code).toBe('invitation_withdrawn');
    // A remaining owner may have meant the same.
    expect((await accept(await invited(MIO, 'Staff'), mio)).status).toBe(200);
  });

  it('is not accepted while its owner is dismissed', async () => {
    const second = await hire(app, 'Owner', 'second@example.test');
    const token = await invited(MIO, 'Owner', second);
    const mio = await app.register(MIO);
    const url = `/staff/people/${await userIdOf(app, second)}`;
    const [dismissed, accepted] = await Promise.all([
      app.call({ method: 'DELETE', url, token: owner }),
      accept(token, mio),
    ]);
    expect(dismissed.status).toBe(204);
    expect([200, 410]).toContain(accepted.status);
    expect((await me(mio)).status).toBe(accepted.status === 200 ? 200 : 403);
  });

  it('is refused for those who work here, whose role stays as it is', async () => {
    const mio = await app.register(MIO);
    const token = await invited(MIO, 'Staff');
    await employ(app, await userIdOf(app, mio), 'Manager');
    expect(await invite('MIO@example.test')).toMatchObject({ status: 409, body: { code: 'works_here' } });
    expect((await accept(token, mio)).body.data.role).toBe('Manager');
    expect((await audit()).map(({ action }: { action: string }) => action)).toEqual(['invitation_new']);
    // Who works elsewhere may be invited.
    const chef = await userIdOf(app, await app.register('chef@example.test'));
    await employ(app, chef, 'Owner', SUSHI_PLACE.restaurantId);
    expect((await invite('chef@example.test')).status).toBe(201);
  });

  it('wants an address', async () => {
    for (const email of ['', 'mio', 'mio@kitchen', 'a@example.test, b@example.test']) {
      const { status, body } = await invite(email);
      expect([status, body.errors[0].field]).toEqual([422, 'email']);
    }
    expect(await outboxRows(app.services)).toEqual([]);
  });

  it('is stored by its token’s hash, and goes to the account in the account’s language', async () => {
    const headers = { 'accept-language': 'pt' };
    const body = {
      name: 'Mio',
      email: MIO,
      password: 'Password-1',
      confirmPassword: 'Password-1',
      acceptedTerms: true,
    };
    await app.call({ method: 'POST', url: '/auth/register', headers, body });
    const token = await invited('MIO@example.test');
    await invited('nobody@example.test');
    const mails = await outboxRows(app.services);
    expect(mails.map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
      [MIO, 'pt'],
      ['nobody@example.test', 'en'],
    ]);
    const stored = await app.services.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('letters to addresses that somebody enters', () => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite', { RATE_LIMITS: 'true', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.test' });
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  let calls = 0;
  const invite = (email: string, token = owner) =>
    app.call({
      ...{ method: 'POST', url: '/staff/invitations', token, body: { email, role: 'Staff' } },
      // Another client each time: the limit of the day counts, not that of the minute.
      remoteAddress: `192.0.2.${++calls}`,
    });

  it('are five a day to one address, thirty in all, and another day more', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await invite(MIO)).status).toBe(201);
    const { status, body, headers } = await invite(' MIO@example.test');
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_invitations', `${24 * 3600}`]);
    expect(body.message).toContain('24 h');
    // What was refused is not counted.
    for (let sent = 5; sent < 30; sent++) expect((await invite(`cook-${sent}@example.test`)).status).toBe(201);
    expect((await invite('one-more@example.test', await hire(app, 'Owner'))).status).toBe(429);
    app.setNow(NOON + DAY);
    expect((await invite(MIO, await hire(app, 'Owner'))).status).toBe(201);
  });

  it('alone bring the link, where mails are sent', async () => {
    expect((await invite(MIO)).body.data).toMatchObject({ invitation: { email: MIO }, link: null });
  });
});
