import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { delivery, item, pickup, promotionId } from '../support/order-input.ts';
import { writtenRows } from '../support/written-rows.ts';
import { inDatabase } from './support/always-open.ts';
import { isFull } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { type Received, sendSurely } from './support/send.ts';
import { type Started, startServer } from './support/started.ts';
import { tamperings } from './support/tamper.ts';

/** Every kind of line, a fee and a discount: 10 % of £28.45 is £2.85, and £2.50 for the way. */
const honest = delivery(
  [
    item('margherita', ['size/large', 'extras/olives'], 1),
    item('pasta-trio', ['sauces/pesto', 'sauces/ragu']),
    item('lemonade'),
  ],
  { promotionId: promotionId('ten-off'), discountAmount: 2.85 },
);
const TOTAL = Number((honest.subtotal - 2.85 + 2.5).toFixed(2));
/** `npm test` tries every ninth; what each rule refuses by name is in `place-order-refusals.test.ts`. */
const tried = tamperings(honest).filter((_, i) => isFull || i % 9 === 0);

describe.each(dialects)('promise 5: a tampered order is refused, or costs what it must, on %s', (dialect) => {
  let server: Started;
  let token: string;
  beforeAll(async () => {
    server = await startServer(dialect);
    [token] = (await registerCustomers(server.address, 1)) as [string];
  });
  afterAll(() => server.stop());

  const place = (body: unknown) =>
    sendSurely(server.address, { method: 'POST', url: '/api/v1/orders', token, body: body as object });

  it('takes the honest order', async () => {
    expect(await place(honest)).toMatchObject({ status: 201, body: { data: { totalAmount: TOTAL } } });
  });

  it('whatever stands in whichever field', async () => {
    const found = { refused: 0, 'charged in full': 0, 'charged less': 0, 'written though refused': 0, unexplained: 0 };
    await inDatabase(server.place, async ({ db }) => {
      for (const { name, body } of tried) {
        const before = await writtenRows(db);
        const answer = await place(body);
        const isWritten = JSON.stringify(await writtenRows(db)) !== JSON.stringify(before);
        const outcome = judge(answer, isWritten);
        found[outcome]++;
        expect.soft([name, outcome]).toEqual([name, expect.stringMatching(/^(refused|charged in full)$/)]);
      }
    });
    report({ what: `tampered, ${dialect}`, tried: tried.length, ...found });
  });

  it.each([
    ['switched off', 'promotion_unknown', { is_active: 0 }],
    ['used up', 'promotion_used_up', { is_active: 1, max_uses: 1, uses: 1 }],
  ])('a promotion that is %s', async (_name, code, change) => {
    const id = promotionId('last-five');
    const rows = await inDatabase(server.place, async ({ db }) => {
      await db.updateTable('promotions').set(change).where('id', '=', id).execute();
      return writtenRows(db);
    });
    const answer = await place(
      pickup([item('lemonade', [], 2)], { promotionId: id, couponCode: 'LAST5', discountAmount: 5 }),
    );
    expect(answer.body.code).toBe(code);
    expect(await inDatabase(server.place, ({ db }) => writtenRows(db))).toEqual(rows);
  });
});

function judge({ status, body }: Received, isWritten: boolean) {
  if (status === 201) return body.data.totalAmount >= TOTAL ? 'charged in full' : 'charged less';
  if (status < 400 || status >= 500 || !/^[a-z_]+$/.test(body.code)) return 'unexplained';
  return isWritten ? 'written though refused' : 'refused';
}
