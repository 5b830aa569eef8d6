import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { carryOutActs } from '../../../tests/support/work.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { refuseRefund } from '../settlement/turn-down-refund.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

type Happened = { kind: string; amount?: number; by: string | null };

/** Refunds that are made at the provider's own pages, and those that it turns down, of an order of 26.00 with a receipt. */
describe.each(dialects)('a refund that the provider decides about, on %s,', (dialect) => {
  let test: CardApp;
  let id: string;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
    await saveTaxes(test, test.owner, TAXES);
    id = (await test.order())._id;
    await test.pay(id);
    await test.work();
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    await test.work();
  });
  afterEach(() => test.close());

  const provider = () => test.stripe.simulator;
  const intent = () =>
    Object.values(provider().records.intents)[0] as { id: string; captured: number; refunded: number };
  const refund = (amount: number | null, refunded: number) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { amount, reason: 'Cold.', refunded },
    });
  /** A charged payment is looked at once a day, should no event arrive. */
  const nextDay = async () => {
    test.setNow(test.services.clock() + DAY);
    await test.work();
  };
  const notes = async () =>
    ((await test.show(id)).creditNotes ?? []) as { number: string; reverses?: string; amount: number }[];
  const books = async () =>
    (await test.call({ url: '/staff/books?from=2026-06-01&to=2026-06-30&by=month', token: test.owner })).body.data
      .total;
  const file = async (by: string) =>
    (
      (await test.call({ url: `/staff/receipts.csv?from=2026-06-01&to=2026-06-30&by=${by}`, token: test.owner }))
        .body as string
    )
      .slice(1)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  const mails = async (kind: string) => {
    const rows = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
    return Promise.all(rows.map(async (row) => (await composeMail(test.services, row)).text));
  };

  it('has a credit note of its own as soon as it is known, and the customer hears of it', async () => {
    provider().refundAtProvider(intent().id, 600);
    await nextDay();
    await nextDay();
    expect(await notes()).toMatchObject([
      { number: '2026-000001', amount: 6, reason: null, sums: [{ percent: 20, net: 5, tax: 1, gross: 6 }] },
    ]);
    expect(await books()).toMatchObject({ sales: 26, refunds: 6, online: 20, difference: 0 });
    const [letter, ...more] = await mails('order_refund');
    expect(more).toEqual([]);
    expect(letter).toContain('£6.00');
    expect(letter).toContain('2026-000001');
    // What is left can be refunded by staff, to the cent.
    expect((await refund(null, 6)).status).toBe(200);
    await test.work();
    expect(intent().refunded).toBe(2600);
    expect((await notes()).map(({ amount }) => amount)).toEqual([6, 20]);
    expect(await books()).toMatchObject({ refunds: 26, online: 0, difference: 0 });
  });

  it('that the bank turns down later is reversed in books and files, and can be given again', async () => {
    await refund(6, 0);
    await test.work();
    const [made] = provider().records.refunds;
    provider().turnDownRefund(made?.id ?? '');
    await nextDay();
    await nextDay();
    expect(await notes()).toMatchObject([
      { number: '2026-000001', amount: 6 },
      { number: '2026-000002', reverses: '2026-000001', amount: 6, sums: [{ net: 5, tax: 1, gross: 6 }] },
    ]);
    const { online } = (await test.show(id)).paymentDetails as unknown as { online: object };
    expect(online).toMatchObject({ refunded: 0, refunds: [{ amount: 6, isTurnedDown: true }] });
    expect(await books()).toMatchObject({ sales: 26, refunds: 0, online: 26, difference: 0 });
    const lines = await file('receipt');
    expect(lines.map(([, , kind]) => kind)).toEqual(['receipt', 'refund', 'reversal']);
    expect(lines.map((cells) => cells.slice(8, 12))).toEqual([
      ['', '26', '21.67', '4.33'],
      ['2026-000001', '-6', '-5', '-1'],
      ['2026-000002', '6', '5', '1'],
    ]);
    expect((await file('month'))[0]?.slice(0, 4)).toEqual(['2026-06', '1', '0', '26']);
    const { events } = (await test.call({ url: `/staff/orders/${id}/record`, token: test.owner })).body.data as {
      events: Happened[];
    };
    expect(events.filter(({ kind }) => kind.startsWith('refund'))).toMatchObject([
      { kind: 'refunded', amount: 6 },
      { kind: 'refund_turned_down', amount: 6, by: null },
    ]);
    const owners = await mails('refund_turned_down');
    expect(owners).toHaveLength(1);
    expect(owners[0]).toContain('The refund of £6.00');

    expect((await refund(null, 0)).status).toBe(200);
    await test.work();
    expect(intent().refunded).toBe(2600);
    expect((await notes()).at(-1)).toMatchObject({ number: '2026-000003', amount: 26, sums: [{ tax: 4.33 }] });
    expect(await books()).toMatchObject({ sales: 26, refunds: 26, online: 0, difference: 0 });
  });

  it('that is refused at once, as all went back at the provider’s own pages meanwhile, is reversed; the other has a note', async () => {
    await refund(6, 0);
    provider().refundAtProvider(intent().id, 2600);
    await carryOutActs(test.services);
    await nextDay();
    await nextDay();
    expect(await notes()).toMatchObject([
      { number: '2026-000001', amount: 6 },
      { number: '2026-000002', amount: 6, reverses: '2026-000001' },
      { number: '2026-000003', amount: 26 },
    ]);
    expect(await books()).toMatchObject({ sales: 26, refunds: 26, online: 0, difference: 0 });
    expect((await file('month'))[0]?.slice(0, 6)).toEqual(['2026-06', '1', '1', '0', '0', '0']);
  });

  it('that two processes are told was refused is turned down once', async () => {
    await refund(6, 0);
    const { db } = test.services;
    const act = await db.selectFrom('payment_acts').selectAll().where('kind', '=', 'refund').executeTakeFirstOrThrow();
    const refused = { act, orderId: id, error: 'charge_already_refunded' };
    await Promise.all([refuseRefund(test.services, refused), refuseRefund(test.services, refused)]);
    expect(await db.selectFrom('payments').select(['refund_asked', 'turned_down']).execute()).toEqual([
      { refund_asked: 0, turned_down: 600 },
    ]);
    expect((await notes()).map(({ number, reverses }) => [number, reverses])).toEqual([
      ['2026-000001', undefined],
      ['2026-000002', '2026-000001'],
    ]);
  });

  it('of an order that is called off is not tried for ever once it is turned down: the books say what is still owed', async () => {
    const other = (await test.order())._id;
    await test.pay(other);
    await test.work();
    await test.staffDo(other, 'Confirmed');
    await test.work();
    await test.staffDo(other, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    provider().turnDownRefund(provider().records.refunds[0]?.id ?? '');
    await nextDay();
    await nextDay();
    expect(provider().records.refunds).toHaveLength(1);
    expect((await books()).difference).toBe(-26);
    expect(await mails('refund_turned_down')).toHaveLength(1);
  });
});
