import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caller } from '../../../contract/endpoints/call.ts';
import type { Board } from '../../../contract/staff/staff-board.ts';
import type { ChangeStatusInput, PackedInput, StaffOrder } from '../../../contract/staff/staff-orders.ts';
import type { ApiRequest, ApiResult } from '../../../contract/transport.ts';
import { UNDO_MS } from '../../../domain/limits.ts';
import { BoardStore } from './board-store.ts';
import { type Outcome, StepQueue } from './step-queue.ts';

type Answer = ApiResult<{ data: { order: StaffOrder } }>;

const order = {
  _id: 'o1',
  orderNumber: 'AAAA-1111',
  version: 1,
  status: 'Pending Confirmation',
  totalAmount: 10,
  createdAt: '2026-06-17T12:00:00Z',
  items: [] as StaffOrder['items'],
} as StaffOrder;
const accepted: StaffOrder = { ...order, version: 2, status: 'Confirmed' };
const failed: Answer = { ok: false, failure: { kind: 'problem', status: 503, problem: { status: 503 } as never } };
const network: Answer = { ok: false, failure: { kind: 'network', timedOut: false } };

function open() {
  const sent: ChangeStatusInput[] = [];
  const packed: PackedInput[] = [];
  const outcomes: Outcome[] = [];
  const answers: Answer[] = [];
  const boards: ApiResult<{ data: Board }>[] = [];
  const board = new BoardStore(caller(async <T>() => (boards.shift() ?? network) as ApiResult<T>));
  const steps = new StepQueue(
    caller(async <T>({ path, body }: ApiRequest) => {
      if (path.endsWith('/packed')) {
        packed.push(body as PackedInput);
        return (answers.shift() ?? network) as ApiResult<T>;
      }
      sent.push(body as ChangeStatusInput);
      return (answers.shift() ?? { ok: true, data: { data: { order: accepted } }, etag: null }) as ApiResult<T>;
    }),
    board,
  );
  steps.onOutcome((outcome) => outcomes.push(outcome));
  return {
    packed,
    steps,
    board,
    sent,
    outcomes,
    answers,
    boards,
  };
}

function boardOf(open: StaffOrder[], now = Date.now()): ApiResult<{ data: Board }> {
  const serverNow = new Date(now).toISOString();
  const today = { date: '2026-06-17', orders: 0, accepted: 0, revenue: 0, average: null };
  const data = {
    open,
    finished: [],
    openCount: open.length,
    serverNow,
    timezone: 'UTC',
    currency: { code: 'GBP' },
    businessDay: { from: serverNow, to: serverNow },
    today,
  } as unknown as Board;
  return { ok: true, data: { data }, etag: null };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends a step when its seconds have run down, for the version that was tapped', async () => {
  const { steps, board, sent } = open();
  steps.put(order, { status: 'Confirmed', readyInMinutes: 20 });
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ status: 'Confirmed', readyInMinutes: 20, expectedVersion: 1 }]);
  expect(steps.waiting.get().size).toBe(0);
  expect(board.state.get().orders.get('o1')).toBe(accepted);
});

it('sends an answer in time before the order is called off, by the server’s clock', async () => {
  const { steps, board, sent, boards } = open();
  const serverNow = Date.now() + 3_600_000;
  boards.push(boardOf([], serverNow));
  await board.load();
  const answerBy = new Date(serverNow + 6_000).toISOString();
  steps.put({ ...order, answerBy }, { status: 'Confirmed' });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
});

it.each([1, -20])('sends an answer at once that comes %i s before that moment', async (seconds) => {
  const { steps, sent } = open();
  const answerBy = new Date(Date.now() + seconds * 1000).toISOString();
  steps.put({ ...order, answerBy }, { status: 'Confirmed' });
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toHaveLength(1);
});

it('forgets a step that was undone', async () => {
  const { steps, sent } = open();
  steps.put(order, { status: 'Confirmed' });
  steps.withdraw('o1');
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(sent).toEqual([]);
});

it('sends a step once, however it is hurried', async () => {
  const { steps, sent } = open();
  steps.put(order, { status: 'Confirmed' });
  await Promise.all([steps.send('o1'), steps.send('o1')]);
  void steps.sendAll();
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(sent).toHaveLength(1);
});

it('gives way to somebody who moved the order first, and says so', async () => {
  const { steps, board, sent, outcomes } = open();
  steps.put(order, { status: 'Confirmed' });
  board.receive({ ...order, version: 2, status: 'Cancelled by User' });
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(sent).toEqual([]);
  expect(outcomes).toMatchObject([{ kind: 'overtaken', order: { status: 'Cancelled by User' } }]);
});

it('still means a step whose order changed without leaving its state', async () => {
  const { steps, board, sent } = open();
  steps.put(order, { status: 'Confirmed' });
  board.receive({ ...order, version: 5 });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual([{ status: 'Confirmed', expectedVersion: 5 }]);
});

it('keeps a step that found no connection until there is one', async () => {
  const { steps, sent, answers } = open();
  answers.push(network);
  steps.put(order, { status: 'Confirmed' });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(steps.waiting.get().get('o1')?.phase).toBe('unsent');
  void steps.sendAll('unsent');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(steps.waiting.get().size).toBe(0);
});

it('sends a step again that could not be sent, as soon as the board answers: the live connection need not have been lost', async () => {
  const { steps, board, sent, answers, boards } = open();
  answers.push(failed);
  steps.put(order, { status: 'Confirmed' });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  await board.load();
  expect(sent).toHaveLength(1);
  boards.push(boardOf([order]));
  await board.load();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(steps.waiting.get().size).toBe(0);
});

it('counts an order as answered only while its step counts down or is being sent', async () => {
  const { steps, answers } = open();
  answers.push(failed);
  expect(steps.isOnItsWay('o1')).toBe(false);
  steps.put(order, { status: 'Confirmed' });
  expect(steps.isOnItsWay('o1')).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(steps.waiting.get().has('o1')).toBe(true);
  expect(steps.isOnItsWay('o1')).toBe(false);
});

it('shows the order that a conflict names', async () => {
  const { steps, board, outcomes, answers } = open();
  const problem = { status: 409, code: 'illegal_transition', message: 'No', order: accepted };
  answers.push({ ok: false, failure: { kind: 'problem', status: 409, problem: problem as never } });
  steps.put(order, { status: 'Cancelled by Restaurant', notes: 'Closing' });
  await steps.send('o1');
  expect(board.state.get().orders.get('o1')).toBe(accepted);
  expect(outcomes).toEqual([{ kind: 'overtaken', order: accepted }]);
});

it('counts a step as done whose answer was lost, and says nothing', async () => {
  const { steps, board, outcomes, answers } = open();
  const problem = { status: 409, code: 'order_changed', message: 'No', order: accepted };
  answers.push(network, { ok: false, failure: { kind: 'problem', status: 409, problem: problem as never } });
  steps.put(order, { status: 'Confirmed' });
  await steps.send('o1');
  await steps.send('o1');
  expect(steps.waiting.get().size).toBe(0);
  expect(board.state.get().orders.get('o1')).toBe(accepted);
  expect(outcomes).toEqual([]);
});

it('counts a step as done that the board learns of before it is sent again', async () => {
  const { steps, board, sent, outcomes, answers } = open();
  steps.put(order, { status: 'Confirmed' });
  answers.push(network);
  await steps.send('o1');
  board.receive(accepted);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  void steps.sendAll();
  expect(sent).toHaveLength(1);
  expect(steps.waiting.get().size).toBe(0);
  expect(outcomes).toEqual([]);
});

it('tells who took the same step first, by a push or by a conflict: the times that they promised may differ', async () => {
  const { steps, board, sent, outcomes, answers } = open();
  steps.put(order, { status: 'Confirmed', readyInMinutes: 45 });
  board.receive(accepted);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(sent).toEqual([]);
  expect(outcomes).toEqual([{ kind: 'overtaken', order: accepted }]);

  const second = { ...order, _id: 'o2' };
  const faster = { ...accepted, _id: 'o2' };
  const problem = { status: 409, code: 'order_changed', message: 'No', order: faster };
  answers.push({ ok: false, failure: { kind: 'problem', status: 409, problem: problem as never } });
  steps.put(second, { status: 'Confirmed', readyInMinutes: 45 });
  await steps.send('o2');
  expect(outcomes.slice(1)).toEqual([{ kind: 'overtaken', order: faster }]);
});

it('takes back a step whose answer was lost only until the board learns that it was carried out', async () => {
  const { steps, board, sent, outcomes, answers } = open();
  answers.push(network);
  steps.put(order, { status: 'Confirmed' });
  await steps.send('o1');
  steps.withdraw('o1');
  board.receive(accepted);
  void steps.sendAll();
  expect(sent).toHaveLength(1);
  expect(board.state.get().orders.get('o1')).toBe(accepted);
  expect(outcomes).toEqual([{ kind: 'overtaken', order: accepted }]);
});

it('waits for all steps to be answered, also those under way, before somebody signs out', async () => {
  const { steps, sent } = open();
  const other: StaffOrder = { ...order, _id: 'o2' };
  steps.put(order, { status: 'Confirmed' });
  steps.put(other, { status: 'Confirmed' });
  void steps.send('o1');
  await steps.sendAll();
  expect(sent).toHaveLength(2);
  expect(steps.waiting.get().size).toBe(0);
});

it('waits for no step that cannot be sent', async () => {
  const { steps, answers } = open();
  answers.push(network);
  steps.put(order, { status: 'Confirmed' });
  await steps.sendAll();
  expect(steps.waiting.get().get('o1')?.phase).toBe('unsent');
});

it('puts a delivery on the pass in the same way, without another status', async () => {
  const { steps, board, answers, packed } = open();
  const preparing: StaffOrder = { ...order, status: 'Preparing', orderType: 'Delivery' };
  answers.push({
    ok: true,
    data: { data: { order: { ...preparing, version: 2, packedAt: order.createdAt } } },
    etag: null,
  });
  steps.put(preparing, { status: 'Preparing', isPacked: true });
  await steps.sendAll();
  expect(packed).toEqual([{ isPacked: true, expectedVersion: 1 }]);
  expect(board.state.get().orders.get('o1')?.packedAt).toBe(order.createdAt);
});
