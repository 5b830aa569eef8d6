import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { plansOf } from '../../../tests/support/query-plan.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { auditAnswer } from '../../contract/staff/staff-audit.ts';
import { auditPage } from './audit.repo.ts';

describe.each(dialects)('the history on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const read = async (query = '') => {
    const { body } = await app.call({ url: `/staff/audit${query}`, token: owner });
    expect(auditAnswer.parse(body)).toEqual(body);
    return body.data.entries;
  };
  const runOut = (token: string) =>
    app.call({
      method: 'PUT',
      url: `/staff/products/${productId('diavola')}/availability`,
      token,
      body: { isAvailable: false },
    });
  async function confirm(token: string): Promise<string> {
    const body = pickup([item('lemonade')]);
    const placed = await app.call({ method: 'POST', url: '/orders', token: await app.register(), body });
    const { _id, orderNumber } = placed.body.data;
    await app.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token, body: { status: 'Confirmed' } });
    return orderNumber;
  }

  it('calls things as the restaurant does: a dish by its name, an order by its number', async () => {
    await runOut(owner);
    app.setNow(NOON + 1000);
    const number = await confirm(owner);
    const entries = await read();
    expect(entries.map((each: { subjectName: string }) => each.subjectName)).toEqual([number, 'Diavola']);
  });

  it('shows what one person did, or one kind of change, or both', async () => {
    await runOut(owner);
    app.setNow(NOON + 1000);
    await confirm(owner);
    app.setNow(NOON + 2000);
    await confirm(manager);
    const of = async (query: string) => (await read(query)).map(({ action }: { action: string }) => action);
    const [last] = await read();
    expect(await of(`?userId=${last.who.userId}`)).toEqual(['order_status']);
    expect(await of('?action=order_status')).toEqual(['order_status', 'order_status']);
    expect(await of(`?action=availability&userId=${last.who.userId}`)).toEqual([]);
    expect(await of('?action=order_status&limit=1')).toEqual(['order_status']);
  });

  it.each([{}, { userId: 'somebody' }, { action: 'order_status' }])(
    'reads only its page, asked for %j',
    async (query) => {
      const [plan = ''] = await plansOf(app.services, (db) => auditPage(db, ids.restaurant, { limit: 20, ...query }));
      expect(plan).not.toMatch(/Seq Scan on audit_log|SCAN a |TEMP B-TREE/);
    },
  );
});
