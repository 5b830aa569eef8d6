import { expect, it, vi } from 'vitest';
import { caller } from '../../../contract/endpoints/call.ts';
import type { Board } from '../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../contract/staff/staff-orders.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import { BoardStore } from './board-store.ts';

const order = (id: string, version = 1) =>
  ({
    _id: id,
    version,
    status: 'Confirmed',
    totalAmount: 10,
    createdAt: '2026-06-17T12:00:00Z',
    items: [],
  }) as unknown as StaffOrder;
const DAY = {
  timezone: 'Europe/London',
  currency: { code: 'GBP', symbol: '£' },
  businessDay: { from: '2026-06-16T23:00:00Z', to: '2026-06-17T23:00:00Z' },
  today: { date: '2026-06-17', orders: 1, accepted: 1, revenue: 10, average: 10 },
};
const answer = (...open: StaffOrder[]): ApiResult<{ data: Board }> => ({
  ok: true,
  data: { data: { open, finished: [], openCount: 3, serverNow: new Date().toISOString(), ...DAY } as unknown as Board },
  etag: null,
});

function openBoard(...answers: ApiResult<{ data: Board }>[]) {
  const board = new BoardStore(caller(async <T>() => (answers.shift() ?? answer()) as ApiResult<T>));
  const heard: string[] = [];
  board.onOrder(({ _id, version }, before) => heard.push(`${_id} ${before?.version ?? 0}→${version}`));
  return { board, heard, ids: () => [...board.state.get().orders.keys()] };
}

it('announces nothing of its first answer, and what is new in later ones', async () => {
  const { board, heard } = openBoard(answer(order('a')), answer(order('a'), order('b')));
  await board.load();
  expect(heard).toEqual([]);
  await board.load();
  expect(heard).toEqual(['b 0→1']);
});

it('keeps the greater version, whichever way it came', async () => {
  const { board, heard } = openBoard(answer(order('a', 3)), answer(order('a', 4)));
  await board.load();
  board.receive(order('a', 5));
  board.receive(order('a', 2));
  await board.load();
  expect(board.state.get().orders.get('a')?.version).toBe(5);
  expect(heard).toEqual(['a 3→5']);
});

it('takes the way by road, which comes without a version', async () => {
  const { board, heard } = openBoard();
  board.receive(order('a'));
  const road = { metres: 1200, minutes: 4 };
  const measured = { ...order('a'), deliveryAddress: { road } } as unknown as StaffOrder;
  board.receive(measured);
  board.receive(order('a'));
  expect(board.state.get().orders.get('a')?.deliveryAddress?.road).toEqual(road);
  expect(heard).toEqual(['a 0→1', 'a 1→1']);
});

it('moves the day’s figures with the orders, also with those pushed while an answer is on its way', async () => {
  const { board } = openBoard(answer(order('a')), answer(order('a')));
  await board.load();
  board.receive(order('b'));
  expect(board.state.get().day?.today).toMatchObject({ orders: 2, accepted: 2, revenue: 20, average: 10 });
  const loading = board.load();
  board.receive(order('b', 2));
  await loading;
  expect(board.state.get().day?.today).toMatchObject({ orders: 2, accepted: 2, revenue: 20 });
});

it('keeps the object of an order that did not change, so that its card is not drawn again', async () => {
  const { board } = openBoard(answer(order('a')), answer(order('a')));
  await board.load();
  const before = board.state.get().orders.get('a');
  await board.load();
  expect(board.state.get().orders.get('a')).toBe(before);
});

it('does not lose what is pushed while an answer is on its way, and drops what the answer leaves out', async () => {
  const { board, ids } = openBoard(answer(order('old')), answer(order('a')));
  await board.load();
  const loading = board.load();
  board.receive(order('pushed'));
  await loading;
  expect(ids()).toEqual(['a', 'pushed']);
});

it('keeps showing what it has when an answer fails', async () => {
  const { board, ids } = openBoard(answer(order('a')), {
    ok: false,
    failure: { kind: 'network', timedOut: false },
  });
  await board.load();
  await board.load();
  expect(board.state.get().isStale).toBe(true);
  expect(ids()).toEqual(['a']);
});

it('counts the open orders that a board does not hold', async () => {
  const { board } = openBoard(answer(order('a'), order('b')));
  await board.load();
  expect(board.state.get().unseen).toBe(1);
});

it('asks once more when it is asked during a request, whose answer may be older than what calls for it', async () => {
  const answers = [answer(order('a')), answer(order('a'), order('b')), answer(order('c'))];
  const asked: (() => void)[] = [];
  const board = new BoardStore(
    caller(async <T>() => {
      await new Promise<void>((resolve) => asked.push(resolve));
      return (answers.shift() ?? answer()) as ApiResult<T>;
    }),
  );
  const first = board.load();
  const again = Promise.all([board.load(), board.load()]);
  expect(asked).toHaveLength(1);
  asked[0]?.();
  await first;
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.();
  await again;
  expect([...board.state.get().orders.keys()]).toEqual(['a', 'b']);
  expect(asked).toHaveLength(2);
});

it('lets go of what was finished long ago, and asks again when that changes after all', async () => {
  const { board, ids } = openBoard(answer(order('open')), answer(order('asked again')));
  await board.load();
  for (let at = 0; at < 150; at++) board.receive(order(`${at}`));
  for (let at = 0; at < 150; at++) board.receive({ ...order(`${at}`, 2), status: 'Delivered' });
  expect(ids()).toHaveLength(101);
  expect(ids()).toContain('149');
  expect(ids()).not.toContain('49');
  board.receive({ ...order('49', 3), status: 'Delivered' });
  await vi.waitFor(() => expect(ids()).toContain('asked again'));
});
