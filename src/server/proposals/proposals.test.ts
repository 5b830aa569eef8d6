import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { StoredProposal } from '../platform/tables/order-tables.ts';
import { carryOutActs } from '../settlement/carry-out-acts.ts';
import { checkPayments } from '../settlement/check-payments.ts';
import { expireProposals } from './expire-proposals.ts';

const CASH = { method: 'Cash', paymentStatus: 'Pending' } as const;

describe.each(dialects)('an order that would get dearer, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterEach(() => test.close());

  // 26.00: two large margheritas of 13.00.
  const ordered = async (paymentDetails: typeof CARD | typeof CASH, isAccepted = true) => {
    const { _id } = await test.order({ paymentDetails });
    if (paymentDetails === CARD) {
      await test.pay(_id);
      await test.work();
    }
    if (isAccepted) await test.staffDo(_id, 'Confirmed');
    await test.work();
    return _id;
  };
  const dish = (key: string, options: string[] = [], quantity = 1) => {
    const { productId, selectedOptions } = item(key, options, quantity);
    return {
      productId,
      quantity,
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    };
  };
  type Shown = {
    version: number;
    status: string;
    totalAmount: number;
    items: { quantity: number; productName: string }[];
    proposal?: { id: string; state: string; isPaying: boolean; before: number; after: number };
    paymentDetails: { paymentStatus: string; online?: Record<string, unknown> };
  };
  const seen = async (id: string) => (await test.show(id)) as unknown as Shown;
  const change = async (id: string, input: object, token = test.owner) =>
    test.call({
      ...{ method: 'PATCH', url: `/staff/orders/${id}/items`, token },
      body: { items: [], reason: 'No margherita left.', expectedVersion: (await seen(id)).version, ...input },
    });
  /** One margherita (13.00) goes, three lemonades (9.75) and one margherita with olives come. */
  const DEARER = { items: [{ line: 0, quantity: 1 }], added: [dish('margherita', ['size/large', 'extras/olives'])] };
  const propose = async (id: string) => {
    const { status, body } = await change(id, DEARER);
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data.order.proposal as NonNullable<Shown['proposal']>;
  };
  const answer = (id: string, proposalId: string, isAgreed = true, token = test.customer) =>
    test.call({ method: 'POST', url: `/orders/${id}/proposal`, token, body: { proposalId, isAgreed } });
  const withdraw = (id: string, proposalId: string) =>
    test.call({ method: 'DELETE', url: `/staff/orders/${id}/proposals/${proposalId}`, token: test.owner });
  const act = (url: string, way: 'pay' | 'mb_way' | 'decline' = 'pay') => {
    const session = url.split('/').at(-1) as string;
    test.stripe.simulator.act(session, way);
    return session;
  };
  const intents = () => Object.values(test.stripe.simulator.records.intents);
  const staffSees = async (id: string) =>
    (await test.call({ url: `/staff/orders/${id}`, token: test.owner })).body.order as Shown;
  const books = async () =>
    (await test.call({ url: '/staff/books?from=2026-06-01&to=2026-06-30&by=day', token: test.owner })).body.data.total;
  const finish = async (id: string) => {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    await test.work();
  };
  const mails = async () =>
    (await test.services.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()).filter(({ kind }) =>
      ['order_proposal', 'order_changed'].includes(kind),
    );
  /** What its customer reads of a payment that came too late. */
  const lateMails = async () => {
    const rows = await test.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'order_late_payment')
      .execute();
    return Promise.all(rows.map(async (row) => (await composeMail(test.services, row)).text));
  };

  it('stays as it is, and its customer is asked, by mail too', async () => {
    const id = await ordered(CASH);
    const proposal = await propose(id);
    expect(proposal).toMatchObject({ state: 'open', isPaying: false, before: 26 });
    expect(proposal.after).toBeGreaterThan(26);
    expect(await seen(id)).toMatchObject({ totalAmount: 26, items: [{ quantity: 2 }], proposal: { id: proposal.id } });
    const [row] = await mails();
    const mail = await composeMail(test.services, row as NonNullable<typeof row>);
    expect(mail.text).toContain('It would cost £');
    expect(mail.text).toContain('instead of £26.00');
    expect((await change(id, DEARER)).body.code).toBe('proposal_open');
  });

  it('changes at once where it is paid at the door and the customer agrees; a second tap changes nothing more', async () => {
    const id = await ordered(CASH);
    const { id: proposalId, after } = await propose(id);
    const answers = await Promise.all([answer(id, proposalId), answer(id, proposalId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const changed = await seen(id);
    expect(changed).toMatchObject({ totalAmount: after, items: [{ quantity: 1 }, { quantity: 1 }] });
    expect(changed.proposal).toBeUndefined();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order_proposal', 'order_changed']);
    await finish(id);
    expect(await books()).toMatchObject({ sales: after, atDoor: after, difference: 0 });
  });

  it('stays as it is if the customer declines, staff take it back, or nobody answers', async () => {
    const id = await ordered(CASH);
    const declined = await propose(id);
    expect((await answer(id, declined.id, false)).status).toBe(200);
    expect((await staffSees(id)).proposal?.state).toBe('declined');
    expect((await seen(id)).proposal).toBeUndefined();
    const taken = await propose(id);
    expect((await withdraw(id, taken.id)).body.data.order.proposal.state).toBe('withdrawn');
    expect((await answer(id, taken.id)).body.code).toBe('proposal_over');
    const late = await propose(id);
    test.setNow(test.services.clock() + 15 * MINUTE);
    expect((await answer(id, late.id)).body.code).toBe('proposal_over');
    await expireProposals(test.services).run();
    expect((await staffSees(id)).proposal?.state).toBe('expired');
    expect((await seen(id)).totalAmount).toBe(26);
    expect((await withdraw(id, late.id)).body.code).toBe('proposal_over');
  });

  it('is one thing: agreed or withdrawn, whatever comes at the same moment', async () => {
    const id = await ordered(CASH);
    const { id: proposalId, after } = await propose(id);
    const [agreed, taken] = await Promise.all([answer(id, proposalId), withdraw(id, proposalId)]);
    expect([agreed.status, taken.status].sort()).toEqual([200, 409]);
    expect((await seen(id)).totalAmount).toBe(agreed.status === 200 ? after : 26);
  });

  it.each([true, false])(
    'is paid by a second payment of the difference, and changes once that is there (accepted: %s)',
    async (isAccepted) => {
      const id = await ordered(CARD, isAccepted);
      const { id: proposalId, after } = await propose(id);
      const difference = Math.round((after - 26) * 100);
      const { body } = await answer(id, proposalId);
      expect(body.data.url).toMatch(/^http/);
      expect(await staffSees(id)).toMatchObject({ totalAmount: 26, proposal: { isPaying: true } });
      // The same page for whoever presses again.
      expect((await answer(id, proposalId)).body.data.url).toBe(body.data.url);
      act(body.data.url);
      await test.work();
      const changed = await seen(id);
      expect(changed).toMatchObject({ totalAmount: after, items: [{ quantity: 1 }, { quantity: 1 }] });
      if (!isAccepted) {
        expect(intents().map(({ status }) => status)).toEqual(['requires_capture', 'requires_capture']);
        await test.staffDo(id, 'Confirmed');
        await test.work();
      }
      expect(intents().map(({ captured }) => captured)).toEqual([2600, difference]);
      const { paymentDetails } = await seen(id);
      expect(paymentDetails).toMatchObject({ paymentStatus: 'Paid', online: { state: 'captured', charged: after } });
      await finish(id);
      expect(await books()).toMatchObject({ sales: after, online: after, difference: 0 });
      const refund = { amount: null, refunded: 0, reason: 'Cold.' };
      const back = await test.call({
        method: 'POST',
        url: `/staff/orders/${id}/refunds`,
        token: test.owner,
        body: refund,
      });
      expect(back.body.data.order.paymentDetails.online.refunded).toBe(after);
      await test.work();
      expect(intents().map(({ refunded }) => refunded)).toEqual([2600, difference]);
      expect(await books()).toMatchObject({ refunds: after, online: 0, difference: 0 });
    },
  );

  it.each(['pay', 'mb_way'] as const)('that is called off gives both payments back (%s)', async (way) => {
    const id = await ordered(CARD);
    const { id: proposalId } = await propose(id);
    act((await answer(id, proposalId)).body.data.url, way);
    await test.work();
    await test.staffDo(id, 'Cancelled by Restaurant', { reason: 'busy' });
    await test.work();
    for (const intent of intents())
      expect(intent.status === 'canceled' || intent.refunded === intent.captured).toBe(true);
    expect((await seen(id)).paymentDetails.paymentStatus).toBe('Refunded');
    expect(await books()).toMatchObject({ sales: 0, online: 0, difference: 0 });
  });

  it.each([
    ['withdrawn', async (id: string, proposalId: string) => void (await withdraw(id, proposalId))],
    ['declined after all', async (id: string, proposalId: string) => void (await answer(id, proposalId, false))],
    [
      'ready by then',
      async (id: string) => {
        for (const status of ['Preparing', 'Ready for Pickup']) await test.staffDo(id, status);
      },
    ],
    ['too late', async () => void test.setNow(test.services.clock() + 16 * MINUTE)],
    [
      'changed by staff',
      async (id: string) => {
        const { status } = await change(id, { items: [{ line: 0, quantity: 1 }] });
        expect(status).toBe(200);
      },
    ],
  ])('that is %s while the customer pays: nothing more changes, and the money goes back', async (_, meanwhile) => {
    const id = await ordered(CARD);
    const { id: proposalId, after } = await propose(id);
    const { url } = (await answer(id, proposalId)).body.data;
    await meanwhile(id, proposalId);
    const { totalAmount } = await seen(id);
    act(url);
    await test.work();
    await test.work();
    const still = await seen(id);
    expect(still.totalAmount).toBe(totalAmount);
    expect(still.totalAmount).toBeLessThan(after);
    const [, second] = intents();
    expect(second).toMatchObject({ status: 'canceled', captured: 0 });
    await test.work();
    expect((await books()).difference).toBe(0);
    const [late, ...more] = await lateMails();
    expect(more).toEqual([]);
    expect(late).toContain('£');
    expect(late).toContain('came too late for the change');
    expect(late).toContain('the reserved amount is released now');
  });

  it('that is over when it is charged at once, without a hold, gives that back; the customer hears how', async () => {
    const id = await ordered(CARD);
    const { id: proposalId, after } = await propose(id);
    const { url } = (await answer(id, proposalId)).body.data;
    await withdraw(id, proposalId);
    act(url, 'mb_way');
    await test.work();
    await test.work();
    const difference = Math.round((after - 26) * 100);
    expect(intents()[1]).toMatchObject({ captured: difference, refunded: difference });
    const mails = await lateMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`£${(after - 26).toFixed(2)} is on its way back to you`);
    expect(mails[0]).toContain('Would you still like it?');
  });

  it.each([
    ['at the door', CASH, 'pay'],
    ['by card', CARD, 'pay'],
    ['by what is taken at once', CARD, 'mb_way'],
  ] as const)('that would cost something else by now stays as it is, paid %s', async (_how, paymentDetails, way) => {
    const id = await ordered(paymentDetails);
    const { id: proposalId } = await propose(id);
    const { db } = test.services;
    const { proposal } = await db
      .selectFrom('orders')
      .select('proposal')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = fromJson(proposal ?? null) as StoredProposal;
    await db
      .updateTable('orders')
      .set({ proposal: toJson({ ...asked, after: asked.after + 1 }) })
      .where('id', '=', id)
      .execute();
    const answered = await answer(id, proposalId);
    if (paymentDetails === CASH) expect(answered.body.code).toBe('proposal_over');
    else {
      act(answered.body.data.url, way);
      await test.work();
      const [, second] = intents();
      expect(second).toMatchObject(way === 'pay' ? { status: 'canceled' } : { refunded: second?.captured });
      // Asked for once: a provider that keeps no keys would give it back twice.
      const asked = await db.selectFrom('payment_acts').select('kind').where('kind', '!=', 'capture').execute();
      expect(asked).toEqual([{ kind: way === 'pay' ? 'void' : 'refund' }]);
      expect(await lateMails()).toHaveLength(1);
    }
    expect((await staffSees(id)).proposal?.state).toBe('outdated');
    expect((await seen(id)).totalAmount).toBe(26);
  });

  it('has nothing on its receipt of what was paid for a change that came too late', async () => {
    const taxes = {
      ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
      rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
    };
    await test.call({ method: 'PUT', url: '/staff/taxes', token: test.owner, body: taxes });
    const id = await ordered(CARD);
    const { id: proposalId } = await propose(id);
    const { url } = (await answer(id, proposalId)).body.data;
    await withdraw(id, proposalId);
    act(url, 'mb_way');
    await test.work();
    await test.work();
    expect(intents().map(({ captured, refunded }) => captured - refunded)).toEqual([2600, 0]);
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    const file = await test.call({
      url: '/staff/receipts.csv?from=2026-06-01&to=2026-06-30&by=month&separator=comma',
      token: test.owner,
    });
    expect(file.body.split('\r\n')[1]).toMatch(/^2026-06,1,0,26,/);
    const given = { amount: null, refunded: 0, reason: 'Cold.' };
    const back = await test.call({
      method: 'POST',
      url: `/staff/orders/${id}/refunds`,
      token: test.owner,
      body: given,
    });
    expect(back.body.data.order.creditNotes).toMatchObject([{ amount: 26 }]);
  });

  it('whose difference is not paid in time stays as it is, and its page is closed', async () => {
    const id = await ordered(CARD);
    const { id: proposalId } = await propose(id);
    const session = act((await answer(id, proposalId)).body.data.url, 'decline');
    test.setNow(test.services.clock() + 16 * MINUTE);
    await test.work();
    expect((await staffSees(id)).proposal?.state).toBe('expired');
    expect(test.stripe.simulator.records.sessions[session]?.status).toBe('expired');
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Paid', online: { charged: 26 } });
  });

  it('whose second hold has ended before it is taken owes the rest at the door', async () => {
    const id = await ordered(CARD, false);
    const { id: proposalId, after } = await propose(id);
    act((await answer(id, proposalId)).body.data.url);
    await test.work();
    const [, second] = intents();
    (second as NonNullable<typeof second>).status = 'canceled';
    await test.staffDo(id, 'Confirmed');
    await test.work();
    expect((await seen(id)).paymentDetails).toMatchObject({ paymentStatus: 'Failed', online: { charged: 26 } });
    await finish(id);
    expect((await seen(id)).paymentDetails.paymentStatus).toBe('Paid');
    expect(await books()).toMatchObject({ sales: after, online: 26, difference: 0 });
    expect((await books()).atDoor).toBeCloseTo(after - 26);
  });

  it('is changed once even if the process ends between the payment and what follows', async () => {
    const id = await ordered(CARD);
    const { id: proposalId, after } = await propose(id);
    act((await answer(id, proposalId)).body.data.url);
    test.stripe.simulator.failures = 2;
    for (let round = 0; round < 6; round++) {
      test.setNow(test.services.clock() + 31_000);
      await Promise.all([checkPayments(test.services), checkPayments(test.services), carryOutActs(test.services)]);
    }
    await test.work();
    expect(await seen(id)).toMatchObject({ totalAmount: after, items: [{ quantity: 1 }, { quantity: 1 }] });
    expect(intents().map(({ captured }) => captured / 100)).toEqual([26, Math.round((after - 26) * 100) / 100]);
  });

  it('may have something taken out of it later: the last payment gives back first', async () => {
    const id = await ordered(CARD);
    const { id: proposalId } = await propose(id);
    act((await answer(id, proposalId)).body.data.url);
    await test.work();
    const { status, body } = await change(id, { items: [{ line: 1, quantity: 0 }] });
    expect([status, body.data.order.totalAmount]).toEqual([200, 13]);
    await test.work();
    const kept = intents().reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    expect(kept).toBe(1300);
    expect(await books()).toMatchObject({ sales: 13, online: 13, refunds: 0, difference: 0 });
  });

  it('is not asked about where it costs as much or less: that is given instead at once', async () => {
    const id = await ordered(CARD);
    const same = { items: [{ line: 0, quantity: 1 }], added: [dish('margherita', ['size/large'])] };
    const quoted = await test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/items/quote`, token: test.owner },
      body: { ...same, reason: 'x', expectedVersion: 1 },
    });
    expect(quoted.body.data).toEqual({ before: 26, after: 26 });
    expect((await change(id, same)).body.data.order).toMatchObject({ totalAmount: 26, items: [{}, {}] });
    const less = { items: [{ line: 0, quantity: 0 }], added: [dish('lemonade', [], 2)] };
    expect((await change(id, less)).body.data.order).toMatchObject({
      totalAmount: 19.5,
      changes: [
        {},
        {
          items: [
            { from: 1, to: 0 },
            { from: 0, to: 2 },
          ],
          before: 26,
          after: 19.5,
        },
      ],
    });
    await test.work();
    expect(intents()).toMatchObject([{ captured: 2600, refunded: 650 }]);
    expect(await books()).toMatchObject({ sales: 19.5, online: 19.5, difference: 0 });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order_changed', 'order_changed']);
  });

  it('may be agreed on the telephone where it is paid at the door, which the log says', async () => {
    const id = await ordered(CASH);
    const { status, body } = await change(id, { ...DEARER, agreedByPhone: true });
    expect([status, body.data.order.proposal]).toEqual([200, undefined]);
    const { after } = await test.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'order_items')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toMatchObject({ agreedByPhone: true });
    const paid = await ordered(CARD);
    expect((await change(paid, { ...DEARER, agreedByPhone: true })).body.code).toBe('proposal_needs_payment');
  });

  it('stays the version that staff see, whatever proposals a customer makes up', async () => {
    const id = await ordered(CASH);
    const { version } = await staffSees(id);
    expect((await answer(id, '00000000-0000-4000-8000-000000000000')).body.code).toBe('proposal_over');
    expect((await staffSees(id)).version).toBe(version);
  });

  it('is answered by its customer alone, or by whoever has its link', async () => {
    const id = await ordered(CASH);
    const { id: proposalId, after } = await propose(id);
    const stranger = await test.register('stranger@example.test');
    expect((await answer(id, proposalId, true, stranger)).status).toBe(404);
    const staff = await hire(test, 'Staff');
    expect((await change(id, DEARER, staff)).status).toBe(403);
    const link = await test.call({ method: 'POST', url: `/orders/${id}/links`, token: test.customer });
    const body = { token: link.body.data.token, proposalId, isAgreed: true };
    const agreed = await test.call({ method: 'POST', url: '/tracked-orders/proposal', body });
    expect(agreed.body.data).toMatchObject({ url: null, order: { totalAmount: after } });
  });

  it('keeps tax by rate, and receipts add up', async () => {
    const TAXES = {
      ...{ isIncluded: false, label: 'Tax', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
      rates: [{ taxClass: 'standard', orderType: null, percent: 7, from: null }],
    };
    await test.call({ method: 'PUT', url: '/staff/taxes', token: test.owner, body: TAXES });
    const quoted = await test.call({
      method: 'POST',
      url: '/orders',
      token: test.customer,
      body: pickup([item('margherita', ['size/large'], 2)], { taxes: 1.82, totalAmount: 27.82 }),
    });
    const id = quoted.body.data._id;
    const { id: proposalId, after } = await propose(id);
    await answer(id, proposalId);
    const shown = (await seen(id)) as Shown & { tax: { sums: { net: number; tax: number; gross: number }[] } };
    const [sum] = shown.tax.sums;
    expect(sum?.gross).toBe(after);
    expect(Math.round((sum?.net ?? 0) * 100 + (sum?.tax ?? 0) * 100)).toBe(Math.round(after * 100));
    await finish(id);
    expect(await books()).toMatchObject({ sales: after, difference: 0 });
  });
});
