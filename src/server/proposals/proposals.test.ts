import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { CASH, type ProposedOrder, proposing } from '../../../tests/support/proposing.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { makeLink } from '../order-links/make-link.ts';
import { expireProposals } from './expire-proposals.ts';

describe.each(dialects)('an order that would get dearer, on %s,', (dialect) => {
  let test: CardApp;
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterEach(() => test.close());

  const { ordered, dish, seen, change, DEARER, propose, answer, withdraw, intents, staffSees, books, finish, mails } =
    proposing(() => test);

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

  it('is answered by its customer alone, or by the link that was mailed to them', async () => {
    const id = await ordered(CASH);
    const { id: proposalId, after } = await propose(id);
    const stranger = await test.register('stranger@example.test');
    expect((await answer(id, proposalId, true, stranger)).status).toBe(404);
    const staff = await hire(test, 'Staff');
    expect((await change(id, DEARER, staff)).status).toBe(403);
    const link = await test.call({ method: 'POST', url: `/orders/${id}/links`, token: test.customer });
    const by = (token: string) =>
      test.call({ method: 'POST', url: '/tracked-orders/proposal', body: { token, proposalId, isAgreed: true } });
    const followed = await by(link.body.data.token);
    expect([followed.status, followed.body.code]).toEqual([403, 'link_only_follows']);
    const seen = await test.call({ method: 'POST', url: '/tracked-orders', body: { token: link.body.data.token } });
    expect(seen.body).not.toHaveProperty('mayAgree');
    const restaurantId = ids.restaurant;
    const mailed = await makeLink(test.services, { restaurantId, orderId: id, mayAgree: true });
    const own = await test.call({ method: 'POST', url: '/tracked-orders', body: { token: mailed } });
    expect(own.body).toMatchObject({ mayAgree: true });
    const agreed = await by(mailed);
    expect(agreed.body.data).toMatchObject({ url: null, order: { totalAmount: after } });
  });

  it('keeps tax by rate, and receipts add up', async () => {
    const TAXES = {
      ...{ isIncluded: false, label: 'Tax', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
      rates: [{ taxClass: 'standard', orderType: null, percent: 7, from: null }],
    };
    await saveTaxes(test, test.owner, TAXES);
    const quoted = await test.call({
      method: 'POST',
      url: '/orders',
      token: test.customer,
      body: pickup([item('margherita', ['size/large'], 2)], { taxes: 1.82, totalAmount: 27.82 }),
    });
    const id = quoted.body.data._id;
    const { id: proposalId, after } = await propose(id);
    await answer(id, proposalId);
    const shown = (await seen(id)) as unknown as ProposedOrder & {
      tax: { sums: { net: number; tax: number; gross: number }[] };
    };
    const [sum] = shown.tax.sums;
    expect(sum?.gross).toBe(after);
    expect(Math.round((sum?.net ?? 0) * 100 + (sum?.tax ?? 0) * 100)).toBe(Math.round(after * 100));
    await finish(id);
    expect(await books()).toMatchObject({ sales: after, difference: 0 });
  });
});
