import { expect, it } from 'vitest';
import type { OrderRow } from '../orders.repo.ts';
import { changedColumns } from './settle-order.ts';

const MINUTE = 60_000;
const confirmed = { status: 'Confirmed', estimated_ready_at: 30 * MINUTE, payment_method: 'Card' } as OrderRow;

it('writes the promise only of a step that makes one: a colleague may be changing it at the same moment', () => {
  expect(changedColumns(confirmed, { to: 'Preparing' }, { now: 0, decimals: 2 })).not.toHaveProperty(
    'estimated_ready_at',
  );
  expect(
    changedColumns(confirmed, { to: 'Preparing', readyInMinutes: 20 }, { now: 5 * MINUTE, decimals: 2 }),
  ).toMatchObject({
    estimated_ready_at: 25 * MINUTE,
  });
});
