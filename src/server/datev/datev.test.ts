import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'USt', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [
    { taxClass: 'standard', orderType: null, percent: 19, from: null },
    { taxClass: 'reduced', orderType: null, percent: 7, from: null },
  ],
};
const ACCOUNTS = {
  ...{ consultant: 29098, client: 55003, yearStart: 1, accountLength: 4 },
  ...{ cash: '1600', online: '1360', other: '1361', tips: '1740' },
  revenue: [
    { percent: 19, account: '8400' },
    { percent: 7, account: '8300' },
  ],
};

describe.each(dialects)('receipts for DATEV, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    await saveTaxes(test, test.owner, TAXES);
  });
  afterAll(() => test.close());

  const inEuros = () => test.services.db.updateTable('restaurants').set({ currency_code: 'EUR' }).execute();
  const save = (body: object) => test.call({ method: 'PUT', url: '/staff/datev', token: test.owner, body });
  const file = () => test.call({ url: '/staff/datev.csv?month=2026-06', token: test.owner });
  const finish = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
      await test.staffDo(id, status);
      await test.work();
    }
    return id;
  };
  const inCash = async () => {
    const body = pickup([item('margherita', ['size/large'], 2), item('lemonade')]);
    return finish((await test.call({ method: 'POST', url: '/orders', token: test.customer, body })).body.data._id);
  };
  const byCard = async () => {
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    return finish(_id);
  };
  const refund = (id: string, body: object) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { refunded: 0, reason: 'cold', ...body },
    });

  it('are not written before the accounts are known', async () => {
    await inEuros();
    expect((await file()).body.code).toBe('datev_not_set_up');
    const known = await test.call({ url: '/staff/datev', token: test.owner });
    expect(known.body.data).toMatchObject({ settings: null, percents: [19, 7, 0] });
  });

  it('need an account for each rate at which something was sold, and say which one lacks', async () => {
    await inCash();
    await save({ ...ACCOUNTS, revenue: [] });
    const refused = await file();
    expect([refused.status, refused.body.code]).toEqual([409, 'datev_account_missing']);
    expect((await save({ ...ACCOUNTS, cash: '16001600' })).body.errors[0].field).toBe('cash');
  });

  it('are to the cent what the receipts say, in cash, by card and given back either way', async () => {
    await save(ACCOUNTS);
    const [cash, card] = [await inCash(), await byCard()];
    await refund(cash, { how: 'cash', amount: 6 });
    await refund(card, { amount: 5 });
    await test.work();
    await refund(card, { how: 'cash', amount: 4, refunded: 5 });
    const answer = await file();
    expect(answer.status).toBe(200);
    const lines = (answer.body as string).trim().split('\r\n').slice(2);
    const bookings = lines.map((line) => {
      const [umsatz = '', side, , , , , account, contra] = line.split(';');
      const cents = Number(umsatz.replace(',', ''));
      return { account, contra, cents: side === '"S"' ? cents : -cents };
    });
    const receipts = await test.call({
      url: '/staff/receipts.csv?from=2026-06-01&to=2026-06-30&by=month',
      token: test.owner,
    });
    const [, row = ''] = (receipts.body as string).trim().split('\r\n');
    const gross = Math.round(Number(row.split(',')[3]) * 100);
    const total = (account?: string) =>
      bookings.filter((each) => !account || each.account === account).reduce((sum, { cents }) => sum + cents, 0);
    expect(total()).toBe(gross);
    // The card's order less what went back to the card; what went back in cash came out of the till.
    expect(total('1360')).toBe(2600 - 500);
    expect(total('1600')).toBe(gross - total('1360'));
    expect(bookings.every(({ contra }) => contra === '8400' || contra === '8300')).toBe(true);
  });

  it('are a file that DATEV knows by its name, in its letters', async () => {
    const answer = await file();
    expect(answer.headers['content-disposition']).toContain('EXTF_Buchungsstapel_2026-06.csv');
    expect(answer.headers['content-type']).toContain('windows-1252');
    expect((await test.call({ url: '/staff/datev.csv?month=2026-06', token: test.customer })).status).toBe(403);
  });
});
