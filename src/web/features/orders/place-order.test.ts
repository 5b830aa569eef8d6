import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../contract/api.ts';
import type { PlaceOrderInput } from '../../../contract/orders.ts';
import type { ApiRequest, ApiResult } from '../../../contract/transport.ts';
import { placementMessage, placeOrder, repeatPendingOrder } from './place-order.ts';

const input = { restaurantId: 'vesta', items: [{ productId: 'pizza' }], totalAmount: 10 } as PlaceOrderInput;
const placed = { ok: true, data: { data: { orderNumber: 'FV-1' } }, etag: null };
const lost = { ok: false, failure: { kind: 'network', timedOut: true } };
const refused = (status: number, body: object) => ({
  ok: false,
  failure: { kind: 'problem', status, problem: { status, ...body } },
});

/** Answers one after the other; remembers the keys it was asked with. */
function serverAnswering(...answers: object[]) {
  const keys: (string | undefined)[] = [];
  const api = createApi(async <T>({ headers }: ApiRequest) => {
    keys.push(headers?.['idempotency-key']);
    return answers.shift() as ApiResult<T>;
  });
  return { keys, sender: { api, userId: 'ann', now: 1_000_000 } };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe('placing an order', () => {
  it('needs items and a restaurant', async () => {
    const { sender } = serverAnswering();
    const message = 'Valid order data, items, and restaurantId are required.';
    await expect(placeOrder(sender, { ...input, items: [] })).rejects.toThrow(message);
  });

  it('asks with a new key for every order', async () => {
    const { sender, keys } = serverAnswering(placed, placed);
    await placeOrder(sender, input);
    await placeOrder(sender, input);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks again with the same key while unanswered, with another once the body differs', async () => {
    const { sender, keys } = serverAnswering(lost, lost, placed);
    await placeOrder(sender, input);
    await placeOrder(sender, input);
    await placeOrder(sender, { ...input, totalAmount: 11 });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([502, 503, 504])('takes a gateway that answers %i for no answer', async (status) => {
    const { sender } = serverAnswering(refused(status, {}));
    expect(await placeOrder(sender, input)).toEqual({ kind: 'unanswered' });
    const again = serverAnswering(placed);
    expect(await repeatPendingOrder(again.sender)).toMatchObject({ kind: 'placed' });
  });

  it('hands over what the menu says now', async () => {
    const changed = {
      code: 'price_changed',
      message: 'Changed.',
      items: [],
      changes: [],
      figures: { totalAmount: 12 },
    };
    const { sender } = serverAnswering(refused(409, changed));
    expect(await placeOrder(sender, input)).toEqual({
      kind: 'changed',
      message: 'Changed.',
      items: [],
      changes: [],
      figures: { totalAmount: 12 },
    });
  });
});

describe('an unanswered order', () => {
  it('is found again by its key', async () => {
    const { sender, keys } = serverAnswering(lost, placed);
    await placeOrder(sender, input);
    expect(await repeatPendingOrder(sender)).toMatchObject({ kind: 'placed', order: { orderNumber: 'FV-1' } });
    expect(keys[1]).toBe(keys[0]);
    expect(await repeatPendingOrder(sender)).toBeNull();
  });

  it('is not repeated for someone else, after a refusal, or after half an hour', async () => {
    const { sender } = serverAnswering(lost, refused(409, { message: 'Closed.' }));
    await placeOrder(sender, input);
    expect(await repeatPendingOrder({ ...sender, userId: 'bob' })).toBeNull();
    expect(await repeatPendingOrder({ ...sender, now: sender.now + 31 * 60_000 })).toBeNull();
    expect(await repeatPendingOrder(sender)).toEqual({ kind: 'refused', message: 'Closed.' });
    expect(await repeatPendingOrder(sender)).toBeNull();
  });
});

describe('the message of a refusal', () => {
  const of = (body: object) => placementMessage({ title: '', detail: '', message: '', ...body } as never);

  it("is the message, else the errors', else the problem's text, else empty", () => {
    expect(of({ message: 'Nope', errors: [{ field: 'a', message: 'A1' }] })).toBe('Nope');
    expect(
      of({
        errors: [
          { field: 'a', message: 'A1' },
          { field: 'b', message: 'B2' },
        ],
      }),
    ).toBe('A1 B2');
    expect(of({ problem: 'P3' })).toBe('P3');
    expect(of({ detail: 'D4' })).toBe('D4');
    expect(of({})).toBe('');
  });
});
