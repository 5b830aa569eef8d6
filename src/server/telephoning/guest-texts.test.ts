import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { startTwilio } from '../../../tests/support/twilio-server.ts';
import { workOff } from '../../../tests/support/work.ts';
import { TELEPHONING } from './telephoning.ts';

const TO_PICK_UP = pickup([item('lemonade')]);
const TO_DELIVER = delivery([item('lemonade', [], 6)]);

describe.each(dialects)('text messages to guests, on %s,', (dialect) => {
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
    app = await startTestApp(dialect, { RATE_LIMITS: 'false', TELEPHONE_PER_DAY: '2', ...env });
    owner = await hire(app, 'Owner', 'owner@example.test');
    customer = await app.register();
  }
  const offer = (isOn: boolean, token = owner) =>
    app.call({ method: 'PUT', url: '/staff/guest-texts', token, body: { isOn } });
  const restaurant = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  async function place(body: object, language = 'en') {
    const headers = { 'accept-language': language };
    const placed = await app.call({ method: 'POST', url: '/orders', token: customer, body, headers });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    return placed.body.data;
  }
  async function walk(id: string, ...steps: string[]) {
    for (const status of steps) {
      const answer = await app.call({
        method: 'PATCH',
        url: `/staff/orders/${id}/status`,
        token: owner,
        body: { status },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    await workOff(app.services, TELEPHONING);
    return twilio.sent.map(({ form }) => form['Body']);
  }
  const ready = (id: string) => walk(id, 'Confirmed', 'Preparing', 'Ready for Pickup');
  const events = async (id: string) =>
    (await app.call({ url: `/staff/orders/${id}/record`, token: owner })).body.data.events.map(
      ({ kind }: { kind: string }) => kind,
    );

  it('are not offered until an owner says so, who alone may', async () => {
    expect(await restaurant()).not.toHaveProperty('textsGuests');
    expect((await offer(true, await hire(app, 'Manager'))).status).toBe(403);
    expect((await offer(true)).body.data).toEqual({ isOn: true, canText: true });
    expect((await restaurant()).textsGuests).toBe(true);
    expect((await offer(false)).body.data).toEqual({ isOn: false, canText: true });
    expect(await restaurant()).not.toHaveProperty('textsGuests');
  });

  it('go to who ticked it, once it is ready, in the language of the order, and staff read so', async () => {
    await offer(true);
    const { _id, orderNumber, ...shown } = await place({ ...TO_PICK_UP, wantsTexts: true }, 'de');
    expect(shown).not.toHaveProperty('wantsTexts');
    expect(await ready(_id)).toEqual([`Trattoria Test: Ihre Bestellung ${orderNumber} ist abholbereit.`]);
    expect(twilio.sent[0]).toMatchObject({ resource: 'Messages', form: { To: expect.stringMatching(/^\+44\d+$/) } });
    expect(await events(_id)).toContain('text_sent');
  });

  it('go to who has it delivered once it is on its way, and not a second time', async () => {
    await offer(true);
    const { _id, orderNumber } = await place({ ...TO_DELIVER, wantsTexts: true });
    const texts = [`Trattoria Test: your order ${orderNumber} is on its way to you.`];
    expect(await walk(_id, 'Confirmed', 'Preparing', 'Out for Delivery')).toEqual(texts);
    expect(await walk(_id, 'Delivered')).toEqual(texts);
  });

  it('go to nobody who did not ask for it, nor where the restaurant did not offer it', async () => {
    const { _id: before } = await place({ ...TO_PICK_UP, wantsTexts: true });
    await offer(true);
    const { _id: unasked } = await place(TO_PICK_UP);
    await ready(before);
    expect(await ready(unasked)).toEqual([]);
  });

  it('end where the owner ends them, also for orders that had asked', async () => {
    await offer(true);
    const { _id } = await place({ ...TO_PICK_UP, wantsTexts: true });
    await offer(false);
    expect(await ready(_id)).toEqual([]);
  });

  it('hold no order, and are not sent late', async () => {
    await offer(true);
    const { _id } = await place({ ...TO_PICK_UP, wantsTexts: true });
    twilio.mode = 'off';
    expect(await ready(_id)).toEqual([]);
    twilio.mode = 'on';
    expect(await walk(_id, 'Completed')).toEqual([]);
    expect(await events(_id)).toContain('text_failed');
  });

  it('are no more in a day than the operator pays for', async () => {
    await offer(true);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await place({ ...TO_PICK_UP, wantsTexts: true }))._id);
    for (const id of ids) await ready(id);
    expect(twilio.sent).toHaveLength(2);
  });

  it('are nowhere at a server that has no telephone', async () => {
    await app.close();
    await begin({});
    expect((await offer(true)).body.code).toBe('no_telephone');
    await app.services.db.updateTable('restaurants').set({ texts_guests: 1 }).execute();
    expect(await restaurant()).not.toHaveProperty('textsGuests');
    expect((await app.call({ url: '/staff/guest-texts', token: owner })).body.data).toEqual({
      isOn: true,
      canText: false,
    });
  });
});
