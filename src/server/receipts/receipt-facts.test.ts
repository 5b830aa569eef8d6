import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { LEGAL } from '../../../tests/support/receipt-facts.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const UK = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('what a receipt says of its seller, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const put = (url: string, body: object) => app.call({ method: 'PUT', url, token: manager, body });
  const read = async (url: string) => (await app.call({ url, token: manager })).body.data;
  const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.map(({ field }) => field);
  /** The receipt of an order that is handed over now. */
  const handOver = async (): Promise<string> => {
    const placed = await app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: pickup([item('lemonade')]),
    });
    const id: string = placed.body.data._id;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: manager, body: { status } });
    return id;
  };
  const receiptOf = async (id: string) =>
    (await app.call({ url: `/orders/${id}`, token: customer })).body.order.receipt;

  it.each(['receipt', 'till'])(
    'must be known before a %s is given, and what is missing is named field by field',
    async (receipts) => {
      const refused = await put('/staff/taxes', { ...UK, receipts });
      expect([refused.status, refused.body.code]).toEqual([422, 'receipt_facts_missing']);
      expect(fieldsOf(refused)).toEqual(['seller.company', 'seller.taxNumber']);
      expect(await read('/staff/taxes')).toMatchObject({ receipts: 'none', seller: { company: '', taxNumber: '' } });
      // Who charges no tax has no number.
      expect(fieldsOf(await put('/staff/taxes', { ...UK, receipts, rates: [] }))).toEqual(['seller.company']);
      await put('/staff/legal', LEGAL);
      expect((await put('/staff/taxes', { ...UK, receipts })).status).toBe(200);
      expect((await read('/staff/taxes')).seller).toMatchObject({ company: LEGAL.company, city: 'London' });
    },
  );

  it('is what the country asks for', async () => {
    const { version: _, ...details } = await read('/staff/details');
    await put('/staff/details', { ...details, country: 'Portugal', postcode: '1100-001' });
    expect(fieldsOf(await put('/staff/taxes', { ...UK, rates: [] }))).toEqual(['seller.company', 'seller.taxNumber']);
    await put('/staff/details', { ...details, country: 'Deutschland', postcode: '10969' });
    expect(fieldsOf(await put('/staff/taxes', UK))).toEqual(['seller.company']);
  });

  it('cannot be taken away while receipts are given', async () => {
    await put('/staff/legal', LEGAL);
    await put('/staff/taxes', UK);
    const refused = await put('/staff/legal', { ...LEGAL, company: '', taxNumber: ' ' });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['company', 'taxNumber']]);
    await put('/staff/taxes', { ...UK, receipts: 'none' });
    expect((await put('/staff/legal', { ...LEGAL, company: '' })).status).toBe(200);
  });

  it('may be missing where receipts were given before it was asked: they go on, and can be changed', async () => {
    await put('/staff/legal', LEGAL);
    await put('/staff/taxes', UK);
    await app.services.db.updateTable('restaurants').set({ legal: null }).where('id', '=', ids.restaurant).execute();
    app.services.content.changed(ids.restaurant);
    expect((await put('/staff/taxes', { ...UK, label: 'Tax' })).status).toBe(200);
    expect((await put('/staff/legal', { ...LEGAL, company: '', taxNumber: '' })).status).toBe(200);
    expect(fieldsOf(await put('/staff/taxes', { ...UK, receipts: 'till' }))).toEqual([
      'seller.company',
      'seller.taxNumber',
    ]);
    expect((await receiptOf(await handOver())).seller).toMatchObject({ company: 'Trattoria Test', taxNumber: '' });
  });

  it('stays as it was on the day of issue', async () => {
    await put('/staff/legal', LEGAL);
    await put('/staff/taxes', UK);
    const id = await handOver();
    const seller = {
      company: LEGAL.company,
      name: 'Trattoria Test',
      address: '1 Test Street, London N1 1AA',
      taxNumber: LEGAL.taxNumber,
    };
    expect((await receiptOf(id)).seller).toEqual(seller);
    const { version: _, ...details } = await read('/staff/details');
    await put('/staff/details', { ...details, name: 'Nuova', street: '2 New Street' });
    await put('/staff/legal', { ...LEGAL, company: 'Nuova Ltd', taxNumber: 'GB 9' });
    expect((await receiptOf(id)).seller).toEqual(seller);
    expect((await receiptOf(await handOver())).seller).toMatchObject({
      ...{ company: 'Nuova Ltd', name: 'Nuova', address: '2 New Street, London N1 1AA', taxNumber: 'GB 9' },
    });
  });
});
