import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKey } from '../../src/domain/people/email.ts';
import { mailboxKey } from '../../src/server/people/same-person.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import { dialects } from '../support/databases.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { ids } from '../support/order-input.ts';
import { inDatabase } from './support/always-open.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { sendSurely } from './support/send.ts';
import { type Started, startServer } from './support/started.ts';

/** More than one round of the chore takes, so that some are not even in the outbox when the server ends. */
const SUBSCRIBERS = 25;
const BEFORE_KILL = 7;
const PATIENCE = { timeout: 90_000, interval: 50 };
const NEWS = { subject: 'The terrace is open', text: 'Come and sit in the sun.' };

describe.each(dialects)('a mail to the mailing list, on %s', (dialect) => {
  let mails: MailServer;
  let started: Started;
  let accepted = BEFORE_KILL;
  beforeAll(async () => {
    accepted = BEFORE_KILL;
    mails = await startMailServer((attempt) => (attempt > accepted ? 'hang' : null));
    started = await startServer(dialect, { env: { SMTP_URL: mails.url, MAIL_FROM: 'orders@platform.test' } });
  });
  afterAll(async () => {
    await started.stop();
    await mails.close();
  });

  const rows = () =>
    inDatabase(started.place, ({ db }) => db.selectFrom('outbox').selectAll().where('kind', '=', 'campaign').execute());
  const noted = async () => (await rows()).filter(({ sent_at }) => sent_at !== null).length;

  async function subscribe(): Promise<void> {
    const now = Date.now();
    const all = Array.from({ length: SUBSCRIBERS }, (_, index) => `guest-${index}@example.test`).map((email) => ({
      ...{
        restaurant_id: ids.restaurant,
        id: newId(),
        email,
        email_key: emailKey(email),
        mailbox_key: mailboxKey(email),
        user_id: null,
      },
      ...{ email_hash: sha256(emailKey(email)), language: 'en', source: 'page', words: 'Yes', words_version: 1 },
      ...{ token_hash: null, expires_at: null, asked_at: now, confirmed_at: now, left_at: null, mailed_at: null },
    }));
    await inDatabase(started.place, ({ db }) => db.insertInto('subscribers').values(all).execute());
  }

  async function hireOwner(): Promise<string> {
    const [token = ''] = await registerCustomers(started.address, 1, 'owner');
    await inDatabase(started.place, async ({ db }) => {
      const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const owner = { restaurant_id: ids.restaurant, user_id: id, role: 'Owner' } as const;
      await db.insertInto('staff').values(owner).execute();
    });
    return token;
  }

  /** What the process that was killed had claimed is not waited for, nor the minute between two portions: both end by the clock alone. */
  async function endClaims(): Promise<void> {
    await inDatabase(started.place, async ({ db }) => {
      await db.updateTable('outbox').set({ next_attempt_at: Date.now() }).where('sent_at', 'is', null).execute();
      await db.updateTable('campaigns').set({ due_at: Date.now() }).execute();
    });
  }

  it('reaches everybody once although the server is killed between two of them', async () => {
    const token = await hireOwner();
    await subscribe();
    const asOwner = (method: 'POST' | 'PUT', url: string, body: object) =>
      sendSurely(started.address, { method, url: `/api/v1/staff/${url}`, token, key: newId(), body });
    expect((await asOwner('PUT', 'mailing-list', { isOn: true, mailsADay: 100 })).status).toBe(200);
    const news = { occasion: 'own', productId: null, texts: { en: NEWS }, quietWeeks: null };
    expect((await asOwner('POST', 'campaigns', news)).body.data.campaigns).toMatchObject([{ waiting: SUBSCRIBERS }]);
    // The chore's first round comes soon after a start.
    await started.server.kill();
    await started.server.start();

    await expect.poll(noted, PATIENCE).toBe(BEFORE_KILL);
    const queued = (await rows()).length;
    expect(queued).toBeLessThan(SUBSCRIBERS);
    await started.server.kill();
    expect(mails.received).toHaveLength(BEFORE_KILL);

    accepted = Number.POSITIVE_INFINITY;
    await endClaims();
    await started.server.start();
    await expect.poll(noted, PATIENCE).toBe(SUBSCRIBERS);
    const recipients = mails.received.map(({ envelope }) => envelope.to[0]);
    report({ what: `mailing list, ${dialect}`, kills: 2, queued, sent: recipients.length });
    expect(new Set(recipients).size).toBe(SUBSCRIBERS);
    expect(recipients).toHaveLength(SUBSCRIBERS);
    const list = await sendSurely(started.address, { url: '/api/v1/staff/campaigns', token });
    expect(list.body.data.campaigns).toMatchObject([{ state: 'done', sent: SUBSCRIBERS, waiting: 0 }]);
  });
});
