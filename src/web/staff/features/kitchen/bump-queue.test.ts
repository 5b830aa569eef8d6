import { beforeEach, expect, it, vi } from 'vitest';
import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { bumpQueue } from './bump-queue.ts';

type Answer = ApiResult<{ data: StationScreen }>;
const screen = { orders: [] } as unknown as StationScreen;
const ok: Answer = { ok: true, data: { data: screen }, etag: null };
const offline: Answer = { ok: false, failure: { kind: 'network', timedOut: false } };
const refused: Answer = { ok: false, failure: { kind: 'problem', status: 409, problem: { status: 409 } as never } };
const line = { orderId: 'o1', position: 0, isDone: true, tappedAt: '2026-06-17T18:00:00.000Z' };
const busy: Answer = { ok: false, failure: { kind: 'problem', status: 429, problem: { status: 429 } as never } };

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

function open(...answers: Answer[]) {
  const sent: LineDoneInput[] = [];
  const refusals: LineDoneInput[] = [];
  const queue = bumpQueue(
    async (sending) => {
      sent.push(sending);
      return answers.shift() ?? offline;
    },
    { onAnswer: () => undefined, onRefused: (bump) => refusals.push(bump) },
  );
  return { queue, sent, refusals, answers };
}

it('keeps a tap without connection, over a reload, and sends it later with its time', async () => {
  const first = open(offline);
  first.queue.put(line);
  await vi.waitFor(() => expect(first.sent).toHaveLength(1));
  expect(first.queue.waiting.get().size).toBe(1);
  const again = open(ok);
  await again.queue.sendAll();
  expect(again.sent).toEqual(first.sent);
  expect(again.sent[0]?.tappedAt).toBe(line.tappedAt);
  expect(again.queue.waiting.get().size).toBe(0);
});

it('keeps a tap for which the server has no time yet', async () => {
  const { queue, refusals } = open(busy);
  queue.put(line);
  await vi.waitFor(() => expect(queue.waiting.get().size).toBe(1));
  expect(refusals).toEqual([]);
});

it('lets the last tap on a line count', async () => {
  const { queue, sent, answers } = open(offline, offline);
  queue.put(line);
  queue.put({ ...line, isDone: false });
  await vi.waitFor(() => expect(queue.waiting.get().size).toBe(1));
  answers.push(ok);
  await vi.waitFor(async () => {
    await queue.sendAll();
    expect(queue.waiting.get().size).toBe(0);
  });
  expect(sent.at(-1)).toMatchObject({ isDone: false });
});

it('says which tap was refused, and goes on with the next', async () => {
  const { queue, refusals } = open(offline);
  queue.put(line);
  await vi.waitFor(() => expect(queue.waiting.get().size).toBe(1));
  const later = open(refused, ok);
  later.queue.put({ ...line, position: 1 });
  await vi.waitFor(() => expect(later.queue.waiting.get().size).toBe(0));
  expect(later.refusals).toMatchObject([{ position: 0 }]);
  expect(refusals).toEqual([]);
});
