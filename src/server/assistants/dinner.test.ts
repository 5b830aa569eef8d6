import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ValidatedItem } from '../../contract/cart-validation.ts';
import { checkoutWord } from '../../domain/orders/assistant-source.ts';

const WANTED = {
  en: { tag: 'en-GB', confirm: 'Please check your order and confirm it on the restaurant’s own page.' },
  ja: { tag: 'ja', confirm: 'ご注文内容をレストランのページでご確認のうえ、確定してください。' },
} as const;

describe.each(dialects)('dinner by an assistant, on %s,', (dialect) => {
  let test: TestApp;
  let staff: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    staff = await hire(test, 'Staff');
    test.setNow(NOON);
  });
  afterAll(() => test.close());

  it.each(['en', 'ja'] as const)(
    'comes from "vegetarian, no nuts, for 19:30" to the tracking link, in %s',
    async (language) => {
      const { tag, confirm } = WANTED[language];
      const client = await connectClient(test, { language: tag });
      const call = (name: string, args: Record<string, unknown> = {}) => callTool(client, name, args);

      const { establishment_id: id, is_open } = await call('get_restaurant', { language: tag });
      expect(is_open).toBe(true);
      const wanted = { diets: ['vegetarian'], avoid_allergens: ['nuts', 'peanuts'], language: tag };
      const { dishes } = await call('search_menu', wanted);
      const dish = await call('get_dish', { id: dishes[0].id, language: tag });
      const [size] = dish.option_groups;
      const checkout = await call('create_checkout', {
        checkout: {
          food_establishment: { id },
          line_items: [{ quantity: 2, dish: { id: dish.id, modifications: [{ id: size.values[1].id }] } }],
          buyer: { first_name: 'Hana', last_name: 'Sato', email: 'hana@example.com', phone_number: '+442079460123' },
          context: { language: tag },
          fulfillment: { methods: [{ type: 'pickup', requested_fulfillment_time: '2026-06-17T19:30:00+01:00' }] },
        },
      });
      expect(checkout.status).toBe('requires_escalation');
      expect(checkout.messages[0].content).toContain(confirm);
      expect(checkout.continue_url).toContain(`lang=${language}`);

      // The person opens the page, sees the same, and confirms.
      const opened = (await test.call({ method: 'POST', url: '/ucp/opened', body: { id: checkout.id } })).body.data;
      expect(opened).toMatchObject({
        state: 'open',
        orderType: 'Pickup',
        scheduledAt: '2026-06-17T18:30:00.000Z',
        name: 'Hana Sato',
        phone: '+442079460123',
        items: [{ name: 'Margherita', quantity: 2 }],
      });
      const items = opened.items.map(({ name, price, ...item }: ValidatedItem) => ({
        ...item,
        productName: name,
        unitPrice: price,
      }));
      const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/guest', body: {} })).body;
      const { scheduledAt } = opened;
      const body = {
        ...pickup(items, { isASAP: false, scheduledAt, contactPhone: opened.phone }),
        ...{ guest: { name: opened.name, email: opened.email }, source: checkoutWord(checkout.id) },
      };
      const headers = { 'accept-language': tag };
      const placed = await test.call({ method: 'POST', url: '/orders', token, body, headers });
      expect(placed.status, JSON.stringify(placed.body)).toBe(201);
      expect((await call('get_checkout', { id: checkout.id })).status).toBe('complete_in_progress');

      const order = placed.body.data;
      const accepted = { status: 'Confirmed' };
      await test.call({ method: 'PATCH', url: `/staff/orders/${order._id}/status`, token: staff, body: accepted });
      const done = await call('get_checkout', { id: checkout.id });
      expect(done).toMatchObject({ status: 'completed', order: { id: order.orderNumber } });
      const [, link] = done.order.tracking_url.split('#');
      const tracked = await test.call({ method: 'POST', url: '/tracked-orders', body: { token: link } });
      expect(tracked.body.order).toMatchObject({ orderNumber: order.orderNumber, lang: language });
      await client.close();
    },
  );
});
