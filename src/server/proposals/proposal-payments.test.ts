import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { CASH, proposing } from '../../../tests/support/proposing.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { carryOutActs, checkPayments } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { StoredProposal } from '../platform/tables/order-tables.ts';

describe.each(dialects)('what is paid for a dearer order, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterEach(() => test.close());

  const { ordered, dish, seen, change, propose, answer, withdraw, act, intents, staffSees, books, finish, lateMails } =
    proposing(() => test);

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

  it.each([
    [29, 'is refused, as no card is charged so little'],
    [30, 'is asked for'],
  ])('of %i pence more %s', async (pence, _end) => {
    const id = await ordered(CARD);
    const atDoor = await ordered(CASH);
    const { db } = test.services;
    const { productId } = dish('margherita');
    await db
      .updateTable('products')
      .set((eb) => ({ price: eb('price', '+', pence) }))
      .where('id', '=', productId)
      .execute();
    const swap = { items: [{ line: 0, quantity: 1 }], added: [dish('margherita', ['size/large'])] };
    const { status, body } = await change(id, swap);
    if (pence === 30) {
      expect((await answer(id, body.data.order.proposal.id)).body.data.url).toMatch(/^http/);
      return;
    }
    expect([status, body.code]).toEqual([409, 'proposal_too_small']);
    expect(body.message).toContain('at least £0.30 more');
    const quoted = await test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/items/quote`, token: test.owner },
      body: { ...swap, reason: '-', expectedVersion: (await seen(id)).version },
    });
    expect(quoted.body.code).toBe('proposal_too_small');
    expect((await change(atDoor, swap)).status).toBe(200);
  });

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
    await saveTaxes(test, test.owner, taxes);
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
});
