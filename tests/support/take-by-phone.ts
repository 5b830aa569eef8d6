import { expect } from 'vitest';
import { delivery, item } from './order-input.ts';
import type { TestApp } from './test-app.ts';

/** A delivery that a courier's phone has taken from the kitchen; `staff` is the token of whoever accepted it. */
export async function takeByPhone(
  app: TestApp,
  { staff: token, device = 'a'.repeat(32), name = 'Jo' }: { staff: string; device?: string; name?: string },
) {
  const input = delivery([item('margherita', ['size/large'], 2)]);
  const placed = await app.call({ method: 'POST', url: '/orders', token: await app.register(), body: input });
  const id: string = placed.body.data._id;
  for (const status of ['Confirmed', 'Preparing'])
    expect(
      (await app.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token, body: { status } })).status,
    ).toBe(200);
  const { body } = await app.call({ method: 'POST', url: `/staff/orders/${id}/courier-links`, token });
  const link: string = body.data.path.split('#')[1];
  const phone = (url: string, more: object) =>
    app.call({ method: 'POST', url: `/courier/${url}`, body: { token: link, device, ...more } });
  expect((await phone('taking', { name })).status).toBe(200);
  return { id, step: (step: string) => phone('steps', { step }) };
}
