import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** Each order may come to a million at most; in yen, a day comes to more. */
describe.each(dialects)('orders that come to millions on %s', (dialect) => {
  let test: TestApp;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    owner = await hire(test, 'Owner');
    const token = await test.register();
    const coupon = { promotionId: promotionId('ten-off'), discountAmount: 1.3 };
    const body = pickup([item('lemonade', [], 4)], coupon);
    for (let placed = 0; placed < 3; placed++) {
      const answer = await test.call({ method: 'POST', url: '/orders', token, body });
      expect(answer.status).toBe(201);
    }
    const { db } = test.services;
    // The board counts what was accepted.
    const accepted = { status: 'Confirmed', total: 90_000_000, discount: 80_000_000 } as const;
    await db.updateTable('orders').set(accepted).execute();
    const sums = { revenue: 270_000_000, discount_given: 240_000_000 };
    await db.updateTable('promotions').set(sums).where('coupon_code', '=', 'TEN').execute();
  });
  afterAll(() => test.close());

  const ask = (url: string) => test.call({ url, token: owner });

  it('are summed up on the board', async () => {
    expect((await ask('/staff/board')).body.data.today).toMatchObject({ orders: 3, revenue: 2_700_000 });
  });

  it('are summed up in the figures', async () => {
    const { status, body } = await ask('/staff/figures?from=2026-06-17&to=2026-06-17');
    expect(status).toBe(200);
    expect(body.data.total).toMatchObject({ orders: 3, revenue: 2_700_000, discount: 2_400_000 });
  });

  it('are summed up for the promotion', async () => {
    const { promotions } = (await ask('/staff/promotions')).body.data;
    expect(promotions).toContainEqual(
      expect.objectContaining({
        couponCode: 'TEN',
        results: { orders: 3, discount: 2_400_000, revenue: 2_700_000 },
      }),
    );
  });
});
