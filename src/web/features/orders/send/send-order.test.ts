import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../../contract/api-client.ts';
import type { PlaceOrderInput } from '../../../../contract/orders.ts';
import type { ApiRequest, ApiResult } from '../../../../contract/transport.ts';
import { followLostOrder } from './lost-order.ts';
import { placementMessage, sendOrder } from './send-order.ts';

const input = { restaurantId: 'vesta', items: [{ productId: 'pizza' }], totalAmount: 10 } as PlaceOrderInput;
const placed = { ok: true, data: { data: { orderNumber: 'FV-1' } }, etag: null };
const lost = { ok: false, failure: { kind: 'network', timedOut: true } };
const broken = { ok: false, failure: { kind: 'network', timedOut: false } };
const refused = (status: number, body: object) => ({
  ok: false,
  failure: { kind: 'problem', status, problem: { status, ...body } },
});

const found = (order: object) => ({ ok: true, data: { order }, etag: null });
const unknownKey = refused(404, {});

/** Answers one after the other; remembers what it was asked, and with which keys. */
function serverAnswering(...answers: object[]) {
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const api = createApi(async <T>({ path, headers }: ApiRequest) => {
    asked.push(path);
    keys.push(headers?.['idempotency-key']);
    return answers.shift() as ApiResult<T>;
  });
  return { asked, keys, sender: { api, userId: 'ann', now: 1_000_000 } };
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
    await expect(sendOrder(sender, { ...input, items: [] })).rejects.toThrow(message);
  });

  it('asks with a new key for every order', async () => {
    const { sender, keys } = serverAnswering(placed, placed);
    await sendOrder(sender, input);
    await sendOrder(sender, input);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks again with the same key while unanswered', async () => {
    const { sender, keys } = serverAnswering(lost, placed, placed);
    expect(await sendOrder(sender, input)).toEqual({ kind: 'unanswered' });
    expect(await sendOrder(sender, input)).toMatchObject({ kind: 'placed' });
    await sendOrder(sender, input);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends another body with another key, once the first is known not to have arrived', async () => {
    const { sender, asked, keys } = serverAnswering(lost, unknownKey, placed);
    await sendOrder(sender, input);
    const later = { ...sender, now: sender.now + 60_000 };
    expect(await sendOrder(later, { ...input, totalAmount: 11 })).toEqual({ kind: 'placed', order: placed.data.data });
    expect(asked).toEqual(['/orders', `/orders-by-key/${keys[0]}`, '/orders']);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['the first had arrived', found({ orderNumber: 'FV-1' }), { kind: 'placed', isEarlier: true }],
    ['nobody can tell', lost, { kind: 'unanswered' }],
    ['the first may still be under way', unknownKey, { kind: 'unanswered' }],
  ])('sends no other body where %s', async (_case, answer, placement) => {
    const { sender, asked } = serverAnswering(lost, answer);
    await sendOrder(sender, input);
    const soon = { ...sender, now: sender.now + 59_000 };
    expect(await sendOrder(soon, { ...input, totalAmount: 11 })).toMatchObject(placement);
    expect(asked.filter((path) => path === '/orders')).toHaveLength(1);
  });

  it.each([500, 502, 503, 504])('takes a server or gateway that answers %i for no answer', async (status) => {
    const { sender, keys } = serverAnswering(refused(status, {}), unknownKey, placed);
    expect(await sendOrder(sender, input)).toEqual({ kind: 'unanswered' });
    await sendOrder(sender, input);
    expect(keys.at(-1)).toBe(keys[0]);
  });

  it.each([401, 429])('keeps the key of one whose repetition is refused at the door with %i', async (status) => {
    const { sender, keys } = serverAnswering(lost, refused(status, { message: 'Wait.' }), placed);
    await sendOrder(sender, input);
    expect(await sendOrder(sender, input)).toEqual({ kind: 'refused', message: 'Wait.', errors: [], next: null });
    await sendOrder(sender, input);
    expect(keys[2]).toBe(keys[0]);
  });

  it('asks at once for an order whose line broke', async () => {
    const { sender, asked, keys } = serverAnswering(broken, found({ orderNumber: 'FV-1' }));
    expect(await sendOrder(sender, input)).toEqual({ kind: 'placed', order: { orderNumber: 'FV-1' } });
    expect(asked).toEqual(['/orders', `/orders-by-key/${keys[0]}`]);
  });

  it.each([
    ['the restaurant does not know it yet', unknownKey],
    ['the line is still broken', broken],
  ])('leaves it unanswered while %s, and sends it with the same key', async (_case, answer) => {
    const { sender, keys } = serverAnswering(broken, answer, placed);
    expect(await sendOrder(sender, input)).toEqual({ kind: 'unanswered' });
    expect(await sendOrder(sender, input)).toMatchObject({ kind: 'placed' });
    expect(keys.at(-1)).toBe(keys[0]);
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
    expect(await sendOrder(sender, input)).toEqual({
      kind: 'changed',
      message: 'Changed.',
      items: [],
      changes: [],
      figures: { totalAmount: 12 },
    });
  });
});

describe('an unanswered order', () => {
  const MINUTE = 60_000;
  const known = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    known.mockClear();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  function follow({ sender: { api } }: ReturnType<typeof serverAnswering>, userId = 'ann'): void {
    stop = followLostOrder({ api, userId, onKnown: known });
  }

  it('is found by its key, once its own tab has given up', async () => {
    const server = serverAnswering(lost, found({ orderNumber: 'FV-1' }));
    await sendOrder(server.sender, input);
    follow(server);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(server.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(known.mock.calls).toEqual([[{ orderNumber: 'FV-1' }]]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(server.asked).toEqual(['/orders', `/orders-by-key/${server.keys[0]}`]);
  });

  it('counts as never arrived when the server still does not know it after a minute', async () => {
    const server = serverAnswering(lost, ...Array(9).fill(unknownKey));
    await sendOrder(server.sender, input);
    follow(server);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(known).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(known.mock.calls).toEqual([[null]]);
  });

  it('stays open while nobody answers', async () => {
    const server = serverAnswering(...Array(40).fill(lost));
    await sendOrder(server.sender, input);
    follow(server);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(known).not.toHaveBeenCalled();
  });

  it("is nobody else's", async () => {
    const server = serverAnswering(lost, lost);
    await sendOrder(server.sender, input);
    follow(server, 'bob');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(server.asked).toHaveLength(1);
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
