import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, productId, valueId } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const large = valueId('size', 'large');
const margherita = (more: object = {}) => ({
  quantity: 2,
  dish: { id: productId('margherita'), modifications: [{ id: large }], ...more },
});

describe.each(dialects)('assistants over REST, on %s,', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const rest = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers: Record<string, string> = {}) =>
    test.call({ method, url: `/ucp${url}`, ...(body && { body }), headers });
  const platform = { 'ucp-agent': 'profile="https://platform.example/profile"' };
  const body = { food_establishment: { id: ids.restaurant }, line_items: [margherita()] };

  it('find the doors at the well-known place', async () => {
    const answer = await test.app.inject({ url: '/.well-known/ucp', headers: { host: 'trattoria.localhost' } });
    const { services, capabilities, payment_handlers } = answer.json().ucp;
    expect(services['dev.ucp.food'].map((each: { endpoint: string }) => each.endpoint)).toEqual([
      'http://trattoria.localhost/api/v1/ucp',
      'http://trattoria.localhost/mcp',
    ]);
    expect(Object.keys(capabilities)).toEqual([
      'dev.ucp.food.checkout',
      'dev.ucp.food.fulfillment',
      'dev.ucp.food.tip',
    ]);
    expect(payment_handlers).toEqual({});
  });

  it('begin one checkout for a key, and refuse the key with something else', async () => {
    const keyed = { ...platform, 'idempotency-key': '550e8400-e29b-41d4-a716-446655440000' };
    const [one, two] = await Promise.all([1, 2].map(() => rest('POST', '/checkout-sessions', body, keyed)));
    expect([one?.status, two?.status].sort()).toEqual([200, 201]);
    expect(one?.body.id).toBe(two?.body.id);
    const other = { ...body, line_items: [margherita({ note: 'crisp' })] };
    expect(await rest('POST', '/checkout-sessions', other, keyed)).toMatchObject({
      status: 409,
      body: { code: 'checkout_key_reused', content: expect.any(String) },
    });
    expect((await rest('GET', `/checkout-sessions/${one?.body.id}`)).body).toMatchObject({ id: one?.body.id });
    expect((await rest('GET', '/checkout-sessions/nobody-has-this-id')).status).toBe(404);
  });

  it('answer in the buyer’s language', async () => {
    const { body: said } = await rest('POST', '/checkout-sessions', { ...body, context: { language: 'pt-PT' } });
    expect(said.continue_url).toContain('lang=pt');
    expect(said.messages[0].content).toBe('Escolha entrega ou levantamento.');
  });

  it('refuse what is no checkout', async () => {
    const wrong = [
      { ...body, tip: { selected_option_id: 'tip_10', custom_amount: 5 } },
      { ...body, line_items: [margherita({ modifications: [{ id: large }, { id: large }] })] },
      { ...body, fulfillment: { methods: [{ type: 'drone' }] } },
      { ...body, line_items: [{ ...margherita(), quantity: 0 }] },
    ];
    for (const each of wrong) expect((await rest('POST', '/checkout-sessions', each)).status).toBe(422);
    const elsewhere = { ...body, food_establishment: { id: 'somebody-else' } };
    expect((await rest('POST', '/checkout-sessions', elsewhere)).status).toBe(409);
  });
});
