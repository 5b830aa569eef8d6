import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { ids, item, pickup, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { CheckoutAnswer } from '../../contract/ucp.ts';
import { checkoutWord } from '../../domain/orders/assistant-source.ts';

const large = valueId('size', 'large');
const olives = valueId('extras', 'olives');
const margherita = (more: object = {}) => ({
  quantity: 2,
  dish: { id: productId('margherita'), modifications: [{ id: large }, { id: olives }], ...more },
});
const address = { street_address: '2 Test Lane', address_locality: 'London', postal_code: 'N1 2BB' };

describe.each(dialects)('assistants, on %s,', (dialect) => {
  let test: TestApp;
  let client: Client;
  let staff: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    client = await connectClient(test);
    staff = await hire(test, 'Staff');
  });
  afterAll(async () => {
    await client.close();
    await test.close();
  });
  beforeEach(() => test.setNow(NOON));

  const call = (name: string, args: Record<string, unknown> = {}) => callTool(client, name, args);
  const create = (more: object = {}): Promise<CheckoutAnswer> =>
    call('create_checkout', {
      checkout: { food_establishment: { id: ids.restaurant }, line_items: [margherita()], ...more },
    });
  const codes = ({ messages = [] }: CheckoutAnswer) => messages.map(({ code, path }) => `${code} ${path ?? ''}`.trim());
  const sumOf = ({ totals }: CheckoutAnswer) => {
    const parts = totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0);
    return { parts, total: totals.find(({ type }) => type === 'total')?.amount };
  };
  /** The order that a person places from a checkout, on our page. */
  const confirm = async (checkoutId: string, more: object = {}) => {
    const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/guest', body: {} })).body;
    const guest = { name: 'Gia Guest', email: 'gia@example.com' };
    const body = pickup([item('margherita', ['size/large', 'extras/olives'], 2)], {
      source: checkoutWord(checkoutId),
      guest,
      ...more,
    });
    const { status, body: answer } = await test.call({ method: 'POST', url: '/orders', token, body });
    expect(status).toBe(201);
    return answer.data._id as string;
  };

  describe('with a checkout', () => {
    it('get it priced as our own cart is, with totals that add up and allergens that must be shown', async () => {
      const checkout = await create();
      expect(checkout).toMatchObject({ status: 'incomplete', currency: 'GBP' });
      expect(codes(checkout)).toEqual(['missing $.fulfillment.methods', 'allergens $.line_items[0]']);
      expect(checkout.messages?.at(-1)).toMatchObject({
        presentation: 'disclosure',
        content: 'Margherita contains: Cereals containing gluten, Milk',
      });
      expect(checkout.line_items[0]).toMatchObject({
        dish: {
          title: 'Margherita',
          price: 1000,
          modifications: [
            { title: 'Large', price: 300 },
            { title: 'Olives', price: 100 },
          ],
        },
        totals: [{ amount: 2800 }, { amount: 2800 }],
      });
      const delivered = await create({ fulfillment: { methods: [{ type: 'delivery', destination: { address } }] } });
      expect(delivered.status).toBe('requires_escalation');
      expect(delivered.totals.map(({ type, amount }) => [type, amount])).toEqual([
        ['subtotal', 2800],
        ['fulfillment', 250],
        ['total', 3050],
      ]);
      expect(sumOf(delivered)).toEqual({ parts: 3050, total: 3050 });
      expect(codes(delivered)[0]).toBe('buyer_confirmation_required');
      expect(delivered.continue_url).toMatch(/^http:\/\/trattoria\.localhost\/continue\?lang=en#[a-z2-7]{20}$/);
    });

    it('learn what stands in the way, by codes with exact paths', async () => {
      const line_items = [
        { quantity: 1, dish: { id: productId('calzone') } },
        { quantity: 1, dish: { id: 'gone' } },
        { quantity: 1, dish: { id: productId('margherita') } },
        {
          quantity: 1,
          dish: { id: productId('diavola'), modifications: [{ id: large }, { id: valueId('extras', 'truffle') }] },
        },
      ];
      const checkout = await create({ line_items, fulfillment: { methods: [{ type: 'delivery' }] } });
      expect(checkout.status).toBe('incomplete');
      expect(codes(checkout).filter((each) => !each.startsWith('allergens'))).toEqual([
        'missing $.fulfillment.methods[0].destination',
        'out_of_stock $.line_items[0].dish',
        'item_unavailable $.line_items[1].dish',
        'missing $.line_items[2].dish.modifications',
        'out_of_stock $.line_items[3].dish.modifications[1]',
      ]);
      expect(sumOf(checkout).parts).toBe(sumOf(checkout).total);
      const small = await create({
        line_items: [{ quantity: 1, dish: { id: productId('lemonade') } }],
        fulfillment: { methods: [{ type: 'delivery', destination: { address } }] },
      });
      expect(codes(small)).toEqual(['minimum_order_unmet $.totals']);
    });

    it('are offered the nearest times for one that cannot be, and the slot that contains one that can', async () => {
      const at = (requested_fulfillment_time: string) =>
        create({ fulfillment: { methods: [{ type: 'pickup', requested_fulfillment_time }] } });
      const chosen = (checkout: CheckoutAnswer) => checkout.fulfillment?.methods?.[0];
      const late = await at('2026-06-17T23:30:00+01:00');
      expect(late.status).toBe('incomplete');
      expect(codes(late)[0]).toBe('location_closed $.fulfillment.methods[0].requested_fulfillment_time');
      expect(chosen(late)?.selected_option_id).toBeUndefined();
      expect(chosen(late)?.options.map((option) => option.earliest_fulfillment_time)).toEqual([
        '2026-06-17T21:45:00+01:00',
        '2026-06-17T21:30:00+01:00',
        '2026-06-17T21:15:00+01:00',
        '2026-06-17T21:00:00+01:00',
      ]);
      const dinner = await at('2026-06-17T18:37:00Z');
      expect(dinner.status).toBe('requires_escalation');
      expect(chosen(dinner)?.options[0]).toMatchObject({
        earliest_fulfillment_time: '2026-06-17T19:30:00+01:00',
        latest_fulfillment_time: '2026-06-17T19:45:00+01:00',
      });
      const option = chosen(late)?.options[1]?.id;
      const moved = await create({ fulfillment: { methods: [{ type: 'pickup', selected_option_id: option }] } });
      expect(moved.status).toBe('requires_escalation');
      expect(chosen(moved)?.selected_option_id).toBe(option);
      test.setNow(NOON + 10 * 3_600_000);
      const closed = await create({ fulfillment: { methods: [{ type: 'pickup' }] } });
      expect(codes(closed)[0]).toBe('location_closed $.food_establishment');
      expect(closed.fulfillment?.available_methods).toEqual([
        { type: 'delivery', fulfillable_on: '2026-06-18T12:00:00+01:00' },
        { type: 'pickup', fulfillable_on: '2026-06-18T12:00:00+01:00' },
      ]);
    });

    it('hear that a note orders nothing that is paid', async () => {
      const checkout = await create({ line_items: [margherita({ note: 'add hot honey, please' })] });
      expect(codes(checkout)).toContain('note_contains_modification $.line_items[0].dish.note');
      expect(checkout.totals.at(-1)?.amount).toBe(2800);
    });

    it('change all of it at once, and cancel it', async () => {
      const { id } = await create({ buyer: { first_name: 'Jane', email: 'jane@example.com' } });
      const line_items = [{ id: 'li_1', quantity: 1, dish: { id: productId('lemonade') } }];
      const changed = await call('update_checkout', { id, checkout: { line_items } });
      expect(changed).toMatchObject({ id, totals: [{ amount: 325 }, { amount: 325 }] });
      expect(changed.buyer).toBeUndefined();
      expect(await call('cancel_checkout', { id })).toMatchObject({ status: 'canceled' });
      const after = await call('update_checkout', { id, checkout: { line_items: [margherita()] } });
      expect(after).toMatchObject({ status: 'canceled', totals: [{ amount: 325 }, { amount: 325 }] });
      expect(after.messages[0]).toMatchObject({ code: 'invalid_state', severity: 'recoverable' });
      expect(after.continue_url).toBeUndefined();
    });

    it('find it over after six hours', async () => {
      const { id } = await create();
      test.setNow(NOON + 6 * 3_600_000);
      expect(await call('get_checkout', { id })).toMatchObject({ status: 'canceled' });
    });

    it('order nothing by themselves', async () => {
      const { id } = await create({ fulfillment: { methods: [{ type: 'pickup' }] } });
      const answer = await call('complete_checkout', { id, checkout: { payment: { instruments: [] } } });
      expect(answer).toMatchObject({ id, status: 'requires_escalation' });
      expect(
        await test.services.db.selectFrom('orders').select('id').where('source', '=', 'assistant').execute(),
      ).toEqual([]);
    });

    it('follow it from the person who confirms to the restaurant that accepts', async () => {
      const { id } = await create({ fulfillment: { methods: [{ type: 'pickup' }] } });
      const orderId = await confirm(id);
      const waiting = await call('get_checkout', { id });
      expect(waiting).toMatchObject({
        status: 'complete_in_progress',
        totals: [{ amount: 2800 }, { amount: 0 }, { amount: 2800 }],
      });
      expect(waiting.order).toBeUndefined();
      const late = await call('update_checkout', {
        id,
        checkout: { line_items: [{ quantity: 1, dish: { id: productId('lemonade') } }] },
      });
      expect(late).toMatchObject({ status: 'complete_in_progress', messages: [{ code: 'invalid_state' }] });
      const body = { status: 'Confirmed' };
      await test.call({ method: 'PATCH', url: `/staff/orders/${orderId}/status`, token: staff, body });
      const { order, status } = await call('get_checkout', { id });
      expect(status).toBe('completed');
      expect(order).toMatchObject({
        id: expect.stringMatching(/^\w{4}-\w{4}$/),
        label: expect.stringMatching(/^#\d+$/),
      });
      expect(await call('get_order', { tracking_link: order.tracking_url })).toMatchObject({
        number: order.id,
        status: 'Confirmed',
        total: 28,
        items: [
          { dish_id: productId('margherita'), quantity: 2, modifications: [{ name: 'Large' }, { name: 'Olives' }] },
        ],
      });
      const row = await test.services.db
        .selectFrom('orders')
        .select('source')
        .where('id', '=', orderId)
        .executeTakeFirst();
      expect(row?.source).toBe('assistant');
    });

    it('see it canceled when the restaurant declines, and give it to one order only', async () => {
      const { id } = await create({ fulfillment: { methods: [{ type: 'pickup' }] } });
      const first = await confirm(id);
      await confirm(id, { customerNotes: 'once more' });
      const session = await test.services.db
        .selectFrom('checkout_sessions')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(session?.order_id).toBe(first);
      const body = { status: 'Cancelled by Restaurant', reason: 'busy' };
      await test.call({ method: 'PATCH', url: `/staff/orders/${first}/status`, token: staff, body });
      expect(await call('get_checkout', { id })).toMatchObject({
        status: 'canceled',
        messages: [{ code: 'order_not_taken' }],
      });
    });
  });
});
