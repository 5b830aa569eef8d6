import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { LEGAL, saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'IVA', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [{ taxClass: 'standard', orderType: null, percent: 23, from: null }],
};
const BUYER = { name: 'Silva & Filhos Lda', taxNumber: '501 964 843' };

describe.each(dialects)('whom a receipt names, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    manager = await hire(app, 'Owner');
    customer = await app.register();
    await saveTaxes(app, manager, TAXES);
  });
  afterAll(() => app.close());

  const settle = async (country: string, postcode: string, receipts = 'receipt') => {
    const { version: _, ...details } = (await app.call({ url: '/staff/details', token: manager })).body.data;
    const put = (url: string, body: object) => app.call({ method: 'PUT', url, token: manager, body });
    expect((await put('/staff/details', { ...details, country, postcode })).status).toBe(200);
    expect((await put('/staff/taxes', { ...TAXES, receipts })).status).toBe(200);
    return (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant.asksBuyer;
  };
  const place = (buyer: object, quantity = 1) => {
    const body = pickup([item('margherita', ['size/large'], quantity)], { buyer } as object);
    return app.call({ method: 'POST', url: '/orders', token: customer, body });
  };
  const kept = async (buyer: object, quantity?: number) => {
    const { status, body } = await place(buyer, quantity);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.buyer;
  };

  it('is asked where the country has it and the restaurant gives receipts, and kept nowhere else', async () => {
    expect(await settle('Portugal', '1100-001')).toEqual({ above: 0 });
    expect(await kept(BUYER)).toEqual(BUYER);
    expect(await kept({ taxNumber: BUYER.taxNumber })).toEqual({ name: '', taxNumber: BUYER.taxNumber });
    expect(await kept({ name: ' ', taxNumber: '' })).toBeUndefined();
    expect(await settle('Portugal', '1100-001', 'none')).toBeUndefined();
    expect(await kept(BUYER)).toBeUndefined();
    expect(await settle('United Kingdom', 'N1 1AA')).toBeUndefined();
    expect(await kept(BUYER)).toBeUndefined();
    expect(await settle('España', '28001')).toEqual({ above: 0 });
    expect(await settle('Italia', '00100')).toEqual({ above: 0 });
  });

  it('is asked in Germany above 250.00 only', async () => {
    expect(await settle('Deutschland', '10969')).toEqual({ above: 250 });
    const { totalAmount } = pickup([item('margherita', ['size/large'])]);
    const most = Math.floor(250 / totalAmount);
    expect(await kept(BUYER, most)).toBeUndefined();
    expect(await kept(BUYER, most + 1)).toEqual(BUYER);
  });

  it('has a tax number that can be one', async () => {
    await settle('Portugal', '1100-001');
    for (const taxNumber of ['none', '12', 'x'.repeat(21)]) {
      const { status, body } = await place({ ...BUYER, taxNumber });
      expect([status, body.errors[0].field]).toEqual([422, 'buyer.taxNumber']);
    }
  });

  it('is forgotten with the person, and the receipt stays', async () => {
    await settle('Portugal', '1100-001');
    customer = await app.register();
    const { _id } = (await place(BUYER)).body.data;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await app.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token: manager, body: { status } });
    const shown = (await app.call({ url: `/orders/${_id}`, token: customer })).body.order;
    expect(shown).toMatchObject({ buyer: BUYER, receipt: { seller: { company: LEGAL.company } } });
    const userId = await userIdOf(app, customer);
    const forgotten = await app.call({ method: 'DELETE', url: `/staff/customers/${userId}`, token: manager });
    expect(forgotten.status, JSON.stringify(forgotten.body)).toBe(204);
    const row = await app.services.db.selectFrom('orders').select('buyer').where('id', '=', _id).executeTakeFirst();
    expect(row).toEqual({ buyer: null });
  });
});
