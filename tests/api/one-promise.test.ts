import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../src/contract/orders.ts';
import type { Restaurant } from '../../src/contract/restaurants.ts';
import type { StaffOrder } from '../../src/contract/staff/staff-orders.ts';
import { expectedTime } from '../../src/domain/orders/expected-time.ts';
import type { OrderStatus } from '../../src/domain/orders/order-status.ts';
import { DAY, MINUTE } from '../../src/domain/times/zoned-time.ts';
import { composeMail } from '../../src/server/mail/compose-mail.ts';
import { makeLink } from '../../src/server/order-links/make-link.ts';
import { paperOf } from '../../src/server/papers/paper-of.ts';
import { partsOf } from '../../src/server/papers/receiptline.ts';
import { ORDER_PUSHES } from '../../src/server/pushes/pushes-of-orders.ts';
import { Messages } from '../../src/web/app/i18n/i18n.ts';
import { placedWhen } from '../../src/web/features/checkout/place/placed-when.ts';
import { orderWhenText } from '../../src/web/features/checkout/use-when-text.ts';
import { arrivalText } from '../../src/web/features/orders/tracker/arrival-text.ts';
import { usualTime } from '../../src/web/features/restaurant/usual-time.ts';
import { shortestTime, whenText } from '../../src/web/staff/features/board/order-labels.ts';
import { dueAt } from '../../src/web/staff/features/board/urgency.ts';
import { delivery, item, pickup } from '../support/order-input.ts';
import { outboxRows } from '../support/outbox.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { hire } from '../support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../support/test-app.ts';
import { workOff } from '../support/work.ts';

const TYPES = { Delivery: delivery, Pickup: pickup } as const;
const clock = { zone: 'Europe/London', language: 'en' } as const;
/** Until it is ready. */
const STATES = ['Pending Confirmation', 'Confirmed', 'Preparing'] as const satisfies OrderStatus[];

describe.each(Object.keys(TYPES) as (keyof typeof TYPES)[])('one promise of a %s order', (type) => {
  let app: TestApp;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite', { ALARMS_TO_PRIVATE_NETWORK: 'true', PUSHES_TO_PRIVATE_NETWORK: 'true' });
    push = await startPushService();
    customer = await app.register();
    staff = await hire(app);
  });
  afterEach(async () => {
    await push.close();
    await app.close();
  });

  /** The order by whoever looks at it, and the restaurant. */
  async function seen(id: string) {
    const { restaurant } = (await app.call({ url: '/restaurants/public/-' })).body.data as { restaurant: Restaurant };
    const token = await makeLink(app.services, { restaurantId: restaurant._id, orderId: id, mayAgree: false });
    const own: Order = (await app.call({ url: `/orders/${id}`, token: customer })).body.order;
    const asked = { method: 'POST', url: '/tracked-orders', body: { token } } as const;
    const tracked: Order = (await app.call(asked)).body.order;
    const worked: StaffOrder = (await app.call({ url: `/staff/orders/${id}`, token: staff })).body.order;
    return { own, tracked, worked, restaurant };
  }

  async function expectOneTime(id: string, time: string): Promise<void> {
    const { own, tracked, worked, restaurant } = await seen(id);
    const now = app.services.clock();
    const messages = new Messages('en');
    await messages.need(['checkout', 'board']);
    const textOn = (order: Order) => arrivalText(order, usualTime(restaurant, type), { clock, now }).time;
    const [from = '', to = from] = time.split('–');
    const first = to.endsWith('M') && !from.endsWith('M') ? `${from} ${to.slice(-2)}` : from;
    const marks = paperOf({
      ...{ paper: 'kitchen', order: worked, items: worked.items, hasAlcohol: false, language: 'en', restaurant },
      ...{ station: 'Oven', copy: 1, reason: { kind: 'order' }, now },
    });
    const mail = (await outboxRows(app.services)).filter(({ kind }) => kind.startsWith('order_')).at(-1);
    const letter = mail && (await composeMail(app.services, mail)).text;
    const t = (section: string) => (key: string, values?: Record<string, unknown>) =>
      messages.i18n._(`${section}.${key}`, values);
    expect({
      page: textOn(own),
      trackingPage: textOn(tracked),
      dialog: orderWhenText(t('checkout') as never, 'en', placedWhen(own, restaurant, now)),
      board: shortestTime(new Date(dueAt(worked)).toISOString(), clock, now),
      ticket: whenText(t('board') as never, worked, clock, now),
      paper: JSON.stringify(partsOf(marks, { language: 'en', columns: 48 })),
      mail: letter,
    }).toEqual({
      page: time,
      trackingPage: time,
      dialog: expect.stringContaining(time),
      board: expect.stringContaining(first),
      ticket: expect.stringContaining(time),
      paper: expect.stringContaining(time),
      mail: expect.stringContaining(time),
    });
    expect(expectedTime(worked, worked.usualTime ?? '')).toEqual(expectedTime(own, usualTime(restaurant, type)));
  }

  async function follow(more: object, times: [string, string]): Promise<void> {
    const body = TYPES[type]([item('lemonade', [], 4)], more);
    const { _id: id } = (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data;
    const browser = newBrowser(push.origin);
    const { endpoint, keys } = browser.input;
    const ask = { endpoint, keys, language: 'en' };
    await app.call({ method: 'POST', url: `/orders/${id}/pushes`, token: customer, body: ask });
    for (const status of STATES) {
      if (status !== 'Pending Confirmation') {
        const url = `/staff/orders/${id}/status`;
        expect((await app.call({ method: 'PATCH', url, token: staff, body: { status } })).status).toBe(200);
      }
      await expectOneTime(id, times[0]);
      await workOff(app.services, ORDER_PUSHES);
    }
    const told = push.received.map(({ body: sealed }) => JSON.parse(browser.read(sealed)).title as string);
    expect(told).toEqual([expect.stringContaining(times[0])]);
    const delay = { readyInMinutes: 90 };
    await app.call({ method: 'PATCH', url: `/staff/orders/${id}/ready-time`, token: staff, body: delay });
    await expectOneTime(id, times[1]);
  }

  it('for later is the chosen time, everywhere, until the restaurant names another', async () => {
    const scheduledAt = new Date(NOON + 360 * MINUTE).toISOString();
    await follow({ isASAP: false, scheduledAt }, ['7:00 PM', '2:30 PM']);
  });

  it('for another day is the chosen time, too', async () => {
    const scheduledAt = new Date(NOON + DAY).toISOString();
    const body = TYPES[type]([item('lemonade', [], 4)], { isASAP: false, scheduledAt });
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data;
    await expectOneTime(_id, '1:00 PM');
  });

  it('for as soon as possible is counted from its placement, everywhere', async () => {
    const usual = type === 'Delivery' ? '1:30–1:45 PM' : '1:15–1:20 PM';
    await follow({}, [usual, '2:30 PM']);
  });
});
