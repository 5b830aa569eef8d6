import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { proposing } from '../../../tests/support/proposing.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { checkPayments } from '../../../tests/support/work.ts';
import { amountToCollect } from '../../domain/orders/amount-to-collect.ts';
import type { OrderStatus, PaymentStatus } from '../../domain/orders/order-status.ts';

const DECLINED = { path: '/capture', status: 402, type: 'card_error', code: 'card_declined' };

/** What a card's provider refuses to take of an order that its customer and the restaurant change besides: nothing of it is forgotten. */
describe.each(dialects)('what could not be taken of an order, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterEach(() => test.close());

  const { ordered, seen, change, propose, answer, act, intents, books, finish } = proposing(() => test);
  const refuseNext = () => test.stripe.simulator.refusals.push({ ...DECLINED, times: 1 });
  const again = (id: string) =>
    test.call({ method: 'POST', url: `/staff/orders/${id}/payment/capture`, token: test.owner });
  const stepBack = (id: string) =>
    test.call({ method: 'POST', url: `/staff/orders/${id}/step-back`, token: test.owner, body: {} });
  const paying = async (id: string) => (await seen(id)).paymentDetails;
  /** What whoever hands it over is told to take. */
  const toCollect = async (id: string) => {
    const order = await seen(id);
    const { paymentStatus } = order.paymentDetails;
    const paymentDetails = {
      ...order.paymentDetails,
      method: CARD.method,
      paymentStatus: paymentStatus as PaymentStatus,
    };
    return amountToCollect({ ...order, status: order.status as OrderStatus, paymentDetails });
  };
  /** An order of 26.00 that is accepted, and whose card is refused. */
  const refused = async () => {
    const id = await ordered(CARD, false);
    refuseNext();
    await test.staffDo(id, 'Confirmed');
    await test.work();
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Failed', online: { isRefused: true } });
    return id;
  };
  /** One of which 26.00 is charged, and what it got dearer by is refused. */
  const partlyRefused = async (meanwhile: (id: string) => Promise<unknown> = async () => undefined) => {
    const id = await ordered(CARD);
    await meanwhile(id);
    const { id: proposalId, after } = await propose(id);
    refuseNext();
    act((await answer(id, proposalId)).body.data.url);
    await test.work();
    return { id, after };
  };

  it('is collected at the door with what its customer agreed to pay there since, and nothing is held any more', async () => {
    const id = await refused();
    const { id: proposalId, after } = await propose(id);
    expect((await answer(id, proposalId)).body.data.url).toBeNull();
    expect(await toCollect(id)).toBe(after);
    expect((await again(id)).status).toBe(409);
    await test.work();
    expect(intents().map(({ status }) => status)).toEqual(['canceled']);
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Failed', online: { charged: 0, amount: after } });
    await finish(id);
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await books()).toMatchObject({ sales: after, online: 0, atDoor: after, difference: 0 });
  });

  it('is the difference alone where the rest was charged, and staff may try again', async () => {
    const { id, after } = await partlyRefused();
    const difference = Math.round((after - 26) * 100) / 100;
    expect(await paying(id)).toMatchObject({
      paymentStatus: 'Failed',
      online: { isRefused: true, charged: 26, uncollected: difference },
    });
    expect(await toCollect(id)).toBe(difference);
    expect(await books()).toMatchObject({ sales: after, online: 26, open: difference, difference: 0 });
    expect((await again(id)).status).toBe(200);
    await test.work();
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Paid', online: { charged: after } });
    expect(await toCollect(id)).toBe(0);
    expect(await books()).toMatchObject({ online: after, open: 0, difference: 0 });
  });

  it('is let go once the difference was collected at the door, and due again if the handover was none', async () => {
    const { id, after } = await partlyRefused();
    await finish(id);
    expect(intents().map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await books()).toMatchObject({ sales: after, online: 26, difference: 0 });
    expect((await stepBack(id)).status).toBe(200);
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Failed' });
    expect(await toCollect(id)).toBeCloseTo(after - 26);
    expect(await books()).toMatchObject({ online: 26, atDoor: 0, difference: 0 });
  });

  it('stays due however much was taken out of it before, which is no refund', async () => {
    let taken = 0;
    const { id, after } = await partlyRefused(async (order) => {
      const { status, body } = await change(order, { items: [{ line: 0, quantity: 1 }] });
      expect(status).toBe(200);
      taken = body.data.order.totalAmount;
      await test.work();
    });
    expect(await toCollect(id)).toBeCloseTo(after - taken);
    expect(await books()).toMatchObject({ sales: after, refunds: 0, online: taken, difference: 0 });
    await finish(id);
    expect(await books()).toMatchObject({ sales: after, refunds: 0, online: taken, difference: 0 });
  });

  it('grows with what is agreed after it, and shrinks with what is taken out again', async () => {
    const { id, after } = await partlyRefused();
    const { id: proposalId, after: dearer } = await propose(id);
    expect((await answer(id, proposalId)).body.data.url).toBeNull();
    expect(dearer).toBeGreaterThan(after);
    expect(await toCollect(id)).toBeCloseTo(dearer - 26);
    const { items } = await seen(id);
    const { body } = await change(id, { items: [{ line: items.length - 1, quantity: 0 }] });
    const total = body.data.order.totalAmount;
    await test.work();
    expect(await toCollect(id)).toBeCloseTo(Math.max(0, total - 26));
    await finish(id);
    expect((await books()).difference).toBe(0);
  });

  it('is open, and nothing is taken for granted, where the order was handed over before anybody knew', async () => {
    const id = await ordered(CARD);
    const { id: proposalId, after } = await propose(id);
    act((await answer(id, proposalId)).body.data.url);
    await checkPayments(test.services);
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    refuseNext();
    await test.work();
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Failed', online: { charged: 26, isRefused: true } });
    expect(await books()).toMatchObject({ sales: after, online: 26, atDoor: 0, difference: 0 });
    expect((await again(id)).status).toBe(200);
    await test.work();
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Paid', online: { charged: after } });
    expect(await books()).toMatchObject({ sales: after, online: after, open: 0, difference: 0 });
  });

  it('cannot be tried again while its hold is being let go', async () => {
    const id = await refused();
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    // The hold is still there: nobody has asked the provider yet.
    expect((await stepBack(id)).status).toBe(200);
    expect(await paying(id)).toMatchObject({ paymentStatus: 'Failed' });
    expect((await paying(id)).online?.isRefused).toBeUndefined();
    expect((await again(id)).status).toBe(409);
    await test.work();
    expect(await toCollect(id)).toBe(26);
    await finish(id);
    expect(await books()).toMatchObject({ sales: 26, atDoor: 26, difference: 0 });
  });
});
