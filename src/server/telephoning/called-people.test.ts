import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { startTwilio } from '../../../tests/support/twilio-server.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { climbLadder } from '../alarms/climb-ladder.ts';
import { beginMessage } from '../telephone/telephone-messages.repo.ts';
import { claimWork } from '../work/leases.ts';
import { TELEPHONING } from './telephoning.ts';

const ADA = { name: 'Ada', phone: '07700 900123', by: 'call', quiet: null };
const BEN = { name: 'Ben', phone: '+49 30 1234567', by: 'text', quiet: null };

describe.each(dialects)('the people whom an alarm’s last step calls, on %s,', (dialect) => {
  let app: TestApp;
  let twilio: Awaited<ReturnType<typeof startTwilio>>;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    twilio = await startTwilio();
    await begin();
  });
  afterEach(async () => {
    await app.close();
    await twilio.close();
  });
  async function begin(env: Record<string, string> = twilio.settings) {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400', TELEPHONE_PER_DAY: '3', ...env });
    customer = await app.register();
    owner = await hire(app, 'Owner', 'owner@example.test');
  }
  const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    app.call({ method, url: `/staff${url}`, token: owner, body });
  const alarms = async () => (await staff('GET', '/alarms')).body.data;
  async function change(more: object) {
    const { version: expectedVersion, webhookKey: _key, reached: _reached, ...record } = await alarms();
    return staff('PUT', '/alarms', { ...record, webhookAfterMinutes: 3, ...more, expectedVersion });
  }
  const place = async () =>
    (await app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([item('lemonade')]) })).body.data;
  async function lookAt(instant: number) {
    app.setNow(instant);
    await climbLadder(app.services);
    await workOff(app.services, TELEPHONING);
    return twilio.sent.length;
  }
  const rows = () => app.services.db.selectFrom('telephone_messages').selectAll().orderBy('created_at').execute();

  it('are called and texted once, when the address would be called', async () => {
    expect((await change({ people: [ADA, BEN] })).status).toBe(200);
    const { orderNumber } = await place();
    expect(await lookAt(NOON + 3 * MINUTE - 1)).toBe(0);
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(2);
    expect(await lookAt(NOON + 20 * MINUTE)).toBe(2);
    const [call, text] = ['Calls', 'Messages'].map((each) => twilio.sent.find(({ resource }) => resource === each));
    expect(call?.form).toMatchObject({ To: '+447700900123' });
    expect(call?.form['Twiml']).toContain(`Order ${orderNumber} is waiting for an answer.`);
    expect(text?.form).toMatchObject({ To: '+49301234567' });
    expect(text?.form['Body']).toContain(`Order ${orderNumber} is waiting for an answer\nPickup · £3.25 · 1:00 PM`);
    expect(JSON.stringify(twilio.sent)).not.toMatch(/example\.test/);
    const { people, reached } = await alarms();
    expect(reached).toEqual(
      people.map(({ _id }: { _id: string }) => ({ _id, at: expect.any(String), isInTrouble: false })),
    );
  });

  it('are called once more where nobody picked up, and no third time, and their owner reads so', async () => {
    await change({ people: [ADA] });
    await place();
    twilio.callStatus = 'busy';
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(1);
    // It may still ring.
    expect(await lookAt(NOON + 4 * MINUTE)).toBe(1);
    expect((await alarms()).reached).toMatchObject([{ isInTrouble: false }]);
    await lookAt(NOON + 5 * MINUTE);
    expect(await lookAt(NOON + 5 * MINUTE)).toBe(2);
    for (const minutes of [7, 9, 20]) expect(await lookAt(NOON + minutes * MINUTE)).toBe(2);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['unanswered', 'unanswered']);
    expect((await alarms()).reached).toMatchObject([{ isInTrouble: false, isUnanswered: true }]);
  });

  it('are not called again where somebody picks up, the order is answered, or nobody can say how the call went', async () => {
    await change({ people: [ADA] });
    const { _id } = await place();
    twilio.callStatus = 'in-progress';
    await lookAt(NOON + 3 * MINUTE);
    expect(await lookAt(NOON + 5 * MINUTE)).toBe(1);
    for (const sid of twilio.calls.keys()) twilio.calls.set(sid, 'no-answer');
    const body = { status: 'Confirmed' };
    await app.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token: owner, body });
    await lookAt(NOON + 6 * MINUTE);
    expect(await lookAt(NOON + 6 * MINUTE)).toBe(1);
    expect((await rows()).map(({ outcome }) => outcome).sort()).toEqual(['over', 'unanswered']);
    await place();
    await lookAt(NOON + 9 * MINUTE);
    twilio.mode = 'off';
    await lookAt(NOON + 11 * MINUTE);
    twilio.mode = 'on';
    expect(await lookAt(NOON + 20 * MINUTE)).toBe(2);
    expect((await alarms()).reached).toMatchObject([{ isInTrouble: false }]);
  });

  it('are left alone once somebody has answered', async () => {
    await change({ people: [ADA] });
    const { _id } = await place();
    app.setNow(NOON + 3 * MINUTE);
    await climbLadder(app.services);
    await app.call({
      method: 'PATCH',
      url: `/staff/orders/${_id}/status`,
      token: owner,
      body: { status: 'Confirmed' },
    });
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(0);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['over']);
  });

  it.each([
    // It is 13:03 in London.
    [{ from: '13:00', to: '13:04' }, 0],
    [{ from: '22:00', to: '13:04' }, 0],
    [{ from: '13:04', to: '22:00' }, 1],
    [{ from: '22:00', to: '13:03' }, 1],
  ])('have quiet hours by the restaurant’s clock: %j', async (quiet, calls) => {
    await change({ people: [{ ...ADA, quiet }] });
    await place();
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(calls);
  });

  it('are not called a second time by whoever comes after a process that was killed while it called', async () => {
    await change({ people: [ADA] });
    await place();
    app.setNow(NOON + 3 * MINUTE);
    await climbLadder(app.services);
    const now = NOON + 3 * MINUTE;
    const claim = { restaurantId: ids.restaurant, now, until: now + MINUTE };
    const claimed = await claimWork(app.services, TELEPHONING.place, claim);
    // It has decided to call, and is never heard of again.
    expect(claimed && (await beginMessage(app.services.db, claimed, { now, since: 0, limit: 3 }))).toBe('yes');
    expect(await lookAt(now + 2 * MINUTE)).toBe(0);
    expect(await rows()).toMatchObject([{ outcome: 'failed', last_error: expect.stringContaining('nobody knows') }]);
  });

  it('are not called again where the provider may have done it, and its owner reads so', async () => {
    await change({ people: [ADA] });
    await place();
    twilio.mode = 'lost';
    await lookAt(NOON + 3 * MINUTE);
    twilio.mode = 'on';
    await lookAt(NOON + 5 * MINUTE);
    expect(twilio.asked).toBe(1);
    expect((await alarms()).reached).toMatchObject([{ isInTrouble: true }]);
  });

  it('are called later where the provider was busy and has done nothing', async () => {
    await change({ people: [ADA] });
    await place();
    Object.assign(twilio, { mode: 'busy', retryAfter: 30 });
    expect(await lookAt(NOON + 3 * MINUTE)).toBe(0);
    Object.assign(twilio, { mode: 'on', retryAfter: null });
    expect(await lookAt(NOON + 3 * MINUTE + 29_000)).toBe(0);
    expect(await lookAt(NOON + 3 * MINUTE + 30_000)).toBe(1);
  });

  it('are called no more often in a day than the operator pays for', async () => {
    await change({ people: [ADA, BEN] });
    const { people } = await alarms();
    for (const { _id } of [...people, ...people]) {
      expect((await staff('POST', `/alarms/people/${_id}/test`)).status).toBe(200);
    }
    expect(await lookAt(NOON)).toBe(3);
    expect((await rows()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { last_error: 'more than 3 in a day' },
    ]);
    await place();
    expect(await lookAt(NOON + 24 * 60 * MINUTE + 3 * MINUTE)).toBeLessThanOrEqual(5);
  });

  it('hold no order, and keep no number of theirs outside of the settings', async () => {
    await change({ people: [ADA] });
    twilio.mode = 'off';
    const { _id } = await place();
    await lookAt(NOON + 3 * MINUTE);
    const order = await app.services.db.selectFrom('orders').select('status').where('id', '=', _id).executeTakeFirst();
    expect(order?.status).toBe('Pending Confirmation');
    expect(JSON.stringify(await rows())).not.toMatch(/7700|900123/);
  });

  it('stay as they are where a change says nothing of them, and keep their ids', async () => {
    await change({ people: [ADA, BEN] });
    const { people } = await alarms();
    const { body } = await change({ people: undefined });
    expect(body.data.people).toEqual(people);
    const renamed = people.map((person: object) => ({ ...person, name: 'Another' }));
    expect((await change({ people: renamed })).body.data.people).toMatchObject(
      people.map(({ _id }: { _id: string }) => ({ _id, name: 'Another' })),
    );
  });

  it.each(['1234567890123', '110'])('have a number that can be called: not %s', async (phone) => {
    const { status, body } = await change({ people: [{ ...ADA, phone }] });
    expect(status).toBeGreaterThanOrEqual(400);
    if (status === 409) expect(body.code).toBe('number_not_callable');
  });

  it('are nowhere at a server that has no telephone', async () => {
    await app.close();
    await begin({});
    expect(await alarms()).not.toHaveProperty('people');
    expect((await change({ people: [ADA] })).body.code).toBe('no_telephone');
    expect((await staff('POST', '/alarms/people/nobody/test')).body.code).toBe('no_telephone');
  });
});
