import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { inTransaction } from '../platform/database/database.ts';
import { issueCreditNote } from './issue-credit-note.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('credit notes, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
  });
  afterAll(() => test.close());

  const give = (receipts: string) => saveTaxes(test, test.owner, { ...TAXES, receipts });
  const handedOver = async () => {
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(_id, status);
    await test.work();
    return _id as string;
  };
  const refund = (id: string, amount: number | null, refunded: number) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { amount, reason: 'Cold.', refunded },
    });
  const numbers = async () =>
    (await test.services.db.selectFrom('payment_acts').select(['credit_year', 'credit_number']).execute())
      .flatMap(({ credit_year: year, credit_number: number }) => (number == null ? [] : `${year}-${number}`))
      .sort();

  it('are numbered for refunds of what stands on a receipt, each with its tax, and add up to the receipt', async () => {
    const before = await handedOver();
    await refund(before, 5, 0);
    expect(await test.show(before)).not.toHaveProperty('creditNotes');

    await give('receipt');
    const id = await handedOver();
    expect((await refund(id, 6, 0)).status).toBe(200);
    expect((await refund(id, null, 6)).body.data.order.creditNotes).toHaveLength(2);
    const { creditNotes } = await test.show(id);
    expect(creditNotes).toMatchObject([
      { number: '2026-000001', amount: 6, reason: 'Cold.', sums: [{ percent: 20, net: 5, tax: 1, gross: 6 }] },
      { number: '2026-000002', amount: 20, sums: [{ percent: 20, net: 16.67, tax: 3.33, gross: 20 }] },
    ]);
    const rows = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_refund').execute();
    const mails = await Promise.all(rows.map((row) => composeMail(test.services, row)));
    expect(mails.filter(({ text }) => text.includes('2026-000001')).length).toBeGreaterThan(0);
  });

  it('begin at one each year, by the calendar of the restaurant', async () => {
    const id = await handedOver();
    const acts = await test.services.db.selectFrom('payment_acts').select('id').limit(1).execute();
    const at = Date.parse('2026-12-31T23:30:00Z');
    const issued = async (timezone: string) => {
      let number: number | null | undefined;
      await inTransaction(test.services.db, async (tx) => {
        const actId = acts[0]?.id ?? '';
        await issueCreditNote(tx, { restaurantId: ids.restaurant, timezone, orderId: id, actId, now: at });
        const row = await tx
          .selectFrom('payment_acts')
          .select(['credit_year', 'credit_number'])
          .where('id', '=', actId)
          .executeTakeFirstOrThrow();
        number = Number(row.credit_year) * 1000 + Number(row.credit_number);
        throw new Error('rolled back');
      }).catch(() => null);
      return number;
    };
    expect(await issued('Europe/London')).toBe(2_026_003);
    expect(await issued('Europe/Berlin')).toBe(2_027_001);
  });

  it('have no gaps, whatever happens at the same time and whatever is rolled back', async () => {
    const before = (await numbers()).length;
    const orders = [];
    for (let count = 0; count < 6; count++) orders.push(await handedOver());
    const broken = orders.map((orderId) =>
      inTransaction(test.services.db, async (tx) => {
        const refunded = { restaurantId: ids.restaurant, timezone: 'Europe/London', orderId, actId: 'none' };
        await issueCreditNote(tx, { ...refunded, now: test.services.clock() });
        throw new Error('killed');
      }).catch(({ message }: Error) => message),
    );
    const answers = await Promise.all([...orders, ...orders].map(async (id) => (await refund(id, 3, 0)).status));
    expect(new Set(await Promise.all(broken))).toEqual(new Set(['killed']));
    expect(answers.filter((status) => status === 200)).toHaveLength(orders.length);
    const wanted = Array.from({ length: before + orders.length }, (_, index) => `2026-${index + 1}`).sort();
    expect(await numbers()).toEqual(wanted);
  });
});
