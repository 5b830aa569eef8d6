import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { silentLive } from '../live/live-orders.ts';

const place = { method: 'POST', url: '/orders', body: pickup([item('lemonade', [], 4)]) } as const;

describe('what fails when an order is published', () => {
  let app: TestApp;
  let token: string;
  let failed: ReturnType<typeof vi.fn>;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    token = await app.register();
    await employ(app, await userIdOf(app, token));
    failed = vi.spyOn(app.services.log, 'error');
    const publishToStaff = () => {
      throw new Error('the line to the other processes is down');
    };
    app.services.live = { ...silentLive, publishToStaff };
  });
  afterEach(() => app.close());

  it('does not make a placed order look lost', async () => {
    const { status, body } = await app.call({ ...place, token });
    expect(status).toBe(201);
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ order: body.data._id }),
      expect.any(String),
    );
  });

  it('does not make a change look refused: a cancellation, a new status, a new time', async () => {
    const [mine, theirs] = [await app.call({ ...place, token }), await app.call({ ...place, token })].map(
      ({ body }) => body.data._id,
    );
    const change = async (url: string, body?: object) =>
      (await app.call({ method: 'PATCH', url, token, ...(body && { body }) })).status;
    expect(await change(`/orders/${mine}/cancel-my-order`)).toBe(200);
    expect(await change(`/staff/orders/${theirs}/status`, { status: 'Confirmed', readyInMinutes: 20 })).toBe(200);
    expect(await change(`/staff/orders/${theirs}/ready-time`, { readyInMinutes: 40 })).toBe(200);
    expect(failed).toHaveBeenCalledTimes(5);
  });
});
