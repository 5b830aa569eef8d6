import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import type { DeliveryApp } from '../../../tests/support/delivery-app.ts';
import { startUberApp, type UberApp, type UberServer } from '../../../tests/support/uber-app.ts';
import type { UberDelivery } from '../../../tests/support/uber-server.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

/** What was asked of a service that does not say whether it has it: it may be there, and be paid for. */
describe.each(dialects)('a delivery that was never answered, on %s,', (dialect) => {
  let test: UberApp;
  let app: DeliveryApp;
  let uber: UberServer;
  beforeEach(async () => {
    test = await startUberApp(dialect);
    ({ app, uber } = test);
  });
  afterEach(() => test.close());

  const connect = (more?: object) => test.connect(more);
  const quote = (id: string) => test.quote(id);
  const handed = () => test.handed();
  const tell = (...event: Parameters<UberApp['tell']>) => test.tell(...event);

  it('is counted in the books, too, where it was never answered: it may be there after all', async () => {
    await connect();
    const id = await app.ready();
    await app.give(id, (await quote(id)).body.data.offer.quote);
    uber.mode = 'lost';
    await app.work();
    expect(uber.deliveries).toHaveLength(1);
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
    // What refuses a repeated request says nothing of the first.
    Object.assign(uber, { mode: 'shut' });
    app.later(MINUTE);
    await app.work();
    expect((await app.shown(id)).handed).toMatchObject({ state: 'failed', problem: { code: 'unanswered' } });
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 1 });
    expect((await app.books()).total).not.toHaveProperty('deliveryServices');
  });

  /** An order whose service makes a delivery of it, does not say so, and is away for longer than anybody waits. */
  async function lost(answers: 'lost' | 'off' = 'lost'): Promise<string> {
    const id = await app.ready();
    await app.give(id, (await quote(id)).body.data.offer.quote);
    uber.mode = answers;
    await app.work();
    uber.mode = 'off';
    for (let minute = 0; minute < 12; minute++) {
      app.later(MINUTE);
      await app.work();
    }
    expect((await app.shown(id)).handed).toMatchObject({ state: 'failed', problem: { code: 'unanswered' } });
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 1 });
    return id;
  }
  async function back(): Promise<void> {
    uber.mode = 'on';
    app.later(2 * MINUTE);
    await app.work();
  }

  it('is the service’s again that has it after all, if nobody else has taken the order', async () => {
    await connect();
    // Its list has pages, and others in them.
    await handed();
    await handed();
    const id = await lost();
    const made = uber.deliveries.length;
    await back();
    expect(uber.deliveries).toHaveLength(made);
    expect(await app.shown(id)).toMatchObject({
      ...{ courier: { name: 'Uber Direct' }, handed: { state: 'searching', price: 6.2 } },
    });
    expect((await app.shown(id)).handed).not.toHaveProperty('problem');
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
    const there = uber.deliveries.at(-1) as UberDelivery;
    there.status = 'pickup_complete';
    await tell(there);
    expect((await app.shown(id)).status).toBe('Out for Delivery');
  });

  it('is called off at a service that has it after all, once the house has taken it out', async () => {
    await connect();
    const id = await lost();
    await app.step(id, 'Preparing');
    await app.step(id, 'Out for Delivery');
    await back();
    expect(uber.deliveries.map(({ status }) => status)).toEqual(['canceled']);
    expect(await app.shown(id)).toMatchObject({ status: 'Out for Delivery', handed: { state: 'cancelled' } });
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 1 });
  });

  it('is told from the one that the order was given anew, and called off', async () => {
    await connect();
    const id = await lost();
    uber.mode = 'on';
    await app.give(id, (await quote(id)).body.data.offer.quote);
    await back();
    await back();
    expect(uber.deliveries.map(({ status }) => status)).toEqual(['canceled', 'pending']);
    expect((await app.shown(id)).handed).toMatchObject({ state: 'searching' });
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 1, deliveryServices: 6.2 });
  });

  it('is not counted any more where the service is found not to have it, and the order’s page says so', async () => {
    await connect();
    const id = await lost('off');
    await back();
    expect(uber.deliveries).toEqual([]);
    expect((await app.shown(id)).handed).toMatchObject({ state: 'failed', problem: { code: 'never_came' } });
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
    const asked = uber.asked.length;
    app.later(10 * MINUTE);
    await app.work();
    expect(uber.asked).toHaveLength(asked);
  });

  it('is not made only to be called off where it is called back before it was answered', async () => {
    await connect();
    const id = await app.ready();
    await app.give(id, (await quote(id)).body.data.offer.quote);
    uber.mode = 'off';
    await app.work();
    await app.office('DELETE', `/orders/${id}/handed-delivery`);
    await back();
    expect(uber.deliveries).toEqual([]);
    expect((await app.shown(id)).handed).toMatchObject({ state: 'cancelled' });
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
  });

  it('is not counted where every request was refused', async () => {
    await connect();
    const id = await app.ready();
    await app.give(id, (await quote(id)).body.data.offer.quote);
    Object.assign(uber, { mode: 'shut' });
    await app.work();
    expect((await app.shown(id)).handed).toMatchObject({ state: 'failed', problem: { code: 'refused' } });
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
  });
});
