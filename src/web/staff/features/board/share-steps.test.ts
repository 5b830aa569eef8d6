import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caller } from '../../../../contract/endpoints/call.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { UNDO_MS } from '../../../../domain/limits.ts';
import type { LiveSocket } from '../../../app/api/live.ts';
import { createStore } from '../../../app/storage/store.ts';
import { BoardStore } from '../../app/board-store.ts';
import type { OthersSteps } from '../../app/others-steps.ts';
import { StepQueue } from '../../app/step-queue.ts';
import { shareSteps } from './share-steps.ts';

const order = { _id: 'o1', version: 1, status: 'Confirmed', totalAmount: 10, items: [] } as unknown as StaffOrder;
const network: ApiResult<never> = { ok: false, failure: { kind: 'network', timedOut: false } };

/** Two screens of a kitchen, and how many messages each has sent. */
function kitchen() {
  type Listener = (said: never) => void;
  const rooms = new Map<string, Map<string, Listener>>();
  const sent: Record<string, number> = {};
  function open(name: string) {
    const heard = new Map<string, Listener>();
    rooms.set(name, heard);
    const socket = {
      on(event: string, listener: Listener) {
        heard.set(event, listener);
        return socket;
      },
      off(event: string) {
        heard.delete(event);
        return socket;
      },
      emit(event: string, said: unknown) {
        sent[name] = (sent[name] ?? 0) + 1;
        for (const [other, listeners] of rooms) {
          if (other === name) continue;
          if (event === 'steps_under_way') listeners.get(event)?.({ screen: name, name, steps: said } as never);
          else listeners.get('step_stopped')?.({ orderId: said, name } as never);
        }
      },
    };
    const board = new BoardStore(caller(async () => network));
    const steps = new StepQueue(
      caller(async () => network),
      board,
    );
    const others = createStore<OthersSteps>(new Map());
    const stopped: string[] = [];
    const close = shareSteps(socket as unknown as LiveSocket, {
      ...{ steps, others, board },
      onStopped: (_, by) => stopped.push(by),
    });
    return { steps, others, stopped, socket, close };
  }
  return { left: open('Left'), right: open('Right'), sent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows on another screen what can be withdrawn here, until it is withdrawn', async () => {
  const { left, right } = kitchen();
  left.steps.put(order, { status: 'Preparing' });
  expect(right.others.get().get('o1')).toMatchObject({
    name: 'Left',
    status: 'Preparing',
    sendsAt: Date.now() + UNDO_MS,
  });
  expect(left.others.get().size).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  left.steps.withdraw('o1');
  expect(right.others.get().size).toBe(0);
});

it('withdraws what somebody stops on another screen, and says who', async () => {
  const { left, right } = kitchen();
  left.steps.put(order, { status: 'Preparing' });
  right.socket.emit('stop_step', 'o1');
  expect(left.steps.waiting.get().size).toBe(0);
  expect(left.stopped).toEqual(['Right']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(right.others.get().size).toBe(0);
});

it('does not stop what is being sent already', async () => {
  const { left, right } = kitchen();
  left.steps.put(order, { status: 'Preparing' });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  right.socket.emit('stop_step', 'o1');
  expect(left.steps.waiting.get().get('o1')?.phase).toBe('unsent');
  expect(left.stopped).toEqual([]);
});

it('forgets what a screen never said the end of', async () => {
  const { left, right } = kitchen();
  left.steps.put(order, { status: 'Preparing' });
  left.close();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(right.others.get().size).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(right.others.get().size).toBe(0);
});

it('sends few messages however fast somebody taps, and the last word', async () => {
  const { left, right, sent } = kitchen();
  for (let tap = 0; tap < 40; tap += 1) {
    left.steps.put({ ...order, _id: `o${tap}` }, { status: 'Preparing' });
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent['Left']).toBeLessThan(6);
  expect(right.others.get().has('o19')).toBe(true);
});
