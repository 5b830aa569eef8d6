import type { Call } from '../../../contract/endpoints/call.ts';
import { changeOrderStatus, packOrder } from '../../../contract/endpoints/staff-orders.ts';
import type { ChangeStatusInput, StaffOrder } from '../../../contract/staff/staff-orders.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { UNDO_MS } from '../../../domain/limits.ts';
import { createStore, type Store } from '../../app/storage/store.ts';
import type { BoardStore } from './board-store.ts';

/** So long before an order is called off, its answer is sent at the latest. */
const ON_THE_WAY_MS = 2000;

export type Step = Pick<ChangeStatusInput, 'status' | 'notes' | 'reason' | 'readyInMinutes'> & {
  /** A delivery is put on the pass, or taken back; its `status` stays. Missing: the status changes. */
  isPacked?: boolean;
};

export interface WaitingStep extends Step {
  order: StaffOrder;
  /** Milliseconds since the epoch, by this device's clock. */
  sendsAt: number;
  /** `unsent`: sending failed for lack of a connection or by a server error; it is sent again when the board answers. */
  phase: 'waiting' | 'sending' | 'unsent';
}

/** Why a step was not carried out. */
export type Outcome =
  /** Somebody else was faster: `order` as it is now. */
  { kind: 'overtaken'; order: StaffOrder } | { kind: 'refused'; order: StaffOrder; failure: ApiFailure };

/** Changes of orders' statuses that were tapped but not sent yet, by order. Until they are sent, undoing only drops them here. */
export class StepQueue {
  readonly waiting: Store<ReadonlyMap<string, WaitingStep>> = createStore<ReadonlyMap<string, WaitingStep>>(new Map());
  readonly #call: Call;
  readonly #board: BoardStore;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #sending = new Set<Promise<void>>();
  /** The statuses of steps that were undone although their sending may have succeeded: only the answer may have been lost. */
  readonly #undone = new Map<string, StaffOrder['status']>();
  readonly #listeners = new Set<(outcome: Outcome) => void>();

  constructor(call: Call, board: BoardStore) {
    this.#call = call;
    this.#board = board;
    board.onOrder((order) => this.#giveWay(order));
    // One request may fail while the live connection holds: whoever answers for the board can take the step, too.
    board.onAnswer(() => this.sendAll('unsent'));
  }

  onOutcome(listener: (outcome: Outcome) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  put(order: StaffOrder, step: Step): void {
    const { _id: id } = order;
    if (this.waiting.get().has(id)) return;
    this.#undone.delete(id);
    const delay = this.#delayOf(order);
    this.#set(id, { ...step, order, sendsAt: Date.now() + delay, phase: 'waiting' });
    if (delay === 0) return void this.send(id);
    this.#timers.set(
      id,
      setTimeout(() => void this.send(id), delay),
    );
  }

  /** Whether a step of the order counts down or is being sent. One that could not be sent answers nobody: the bell goes on. */
  isOnItsWay(id: string): boolean {
    const phase = this.waiting.get().get(id)?.phase;
    return phase === 'waiting' || phase === 'sending';
  }

  withdraw(id: string): void {
    const step = this.waiting.get().get(id);
    if (!step || step.phase === 'sending') return;
    if (step.phase === 'unsent') this.#undone.set(id, step.status);
    this.#set(id, null);
  }

  async send(id: string): Promise<void> {
    const step = this.waiting.get().get(id);
    if (!step || step.phase === 'sending') return;
    const sending = this.#sendNow(id, step).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
    return sending;
  }

  async #sendNow(id: string, step: WaitingStep): Promise<void> {
    this.#set(id, { ...step, phase: 'sending' });
    const { order, status, notes, reason, readyInMinutes, isPacked } = step;
    const input = {
      status,
      expectedVersion: order.version,
      ...(notes && { notes }),
      ...(reason && { reason }),
      ...(readyInMinutes && { readyInMinutes }),
    };
    const at = { params: { id }, quiet: true };
    const result =
      isPacked === undefined
        ? await this.#call(changeOrderStatus, { ...at, body: input })
        : await this.#call(packOrder, { ...at, body: { isPacked, expectedVersion: order.version } });
    if (result.ok) {
      this.#set(id, null);
      return this.#board.receive(result.data.data.order);
    }
    const { failure } = result;
    if (failure.kind !== 'problem' || failure.status >= 500) return this.#set(id, { ...step, phase: 'unsent' });
    this.#set(id, null);
    const now = orderAsItIs(failure);
    if (!now) return this.#tell({ kind: 'refused', order, failure });
    this.#board.receive(now);
    // One that was sent before may itself have been carried out, and only its answer lost.
    if (now.status !== status || step.phase === 'waiting') this.#tell({ kind: 'overtaken', order: now });
  }

  /**
   * Sends the steps of a phase, or all: for when the page is being left, or the connection is back. Resolves when each has been
   * answered or has failed, also one that was under way: at most the time limit of a request later.
   */
  async sendAll(phase?: WaitingStep['phase']): Promise<void> {
    for (const [id, step] of this.waiting.get()) if (!phase || step.phase === phase) void this.send(id);
    await Promise.all(this.#sending.values());
  }

  /** Milliseconds in which a tap can be withdrawn: the step must arrive before the order is called off for lack of an answer. */
  #delayOf({ answerBy }: StaffOrder): number {
    if (!answerBy) return UNDO_MS;
    return Math.max(0, Math.min(UNDO_MS, Date.parse(answerBy) - ON_THE_WAY_MS - this.#board.now()));
  }

  /**
   * The order was changed: a step is dropped unless the status is still the one that it was meant for. There is nothing to say if one
   * that was sent has the step's status: it was carried out and its answer lost.
   */
  #giveWay(order: StaffOrder): void {
    if (this.#undone.get(order._id) === order.status) this.#tell({ kind: 'overtaken', order });
    this.#undone.delete(order._id);
    const step = this.waiting.get().get(order._id);
    if (!step || step.phase === 'sending' || order.version <= step.order.version) return;
    const isStillMeant = order.status === step.order.status;
    this.#set(order._id, isStillMeant ? { ...step, order } : null);
    if (!isStillMeant && (order.status !== step.status || step.phase === 'waiting'))
      this.#tell({ kind: 'overtaken', order });
  }

  #set(id: string, step: WaitingStep | null): void {
    const next = new Map(this.waiting.get());
    if (step) next.set(id, step);
    else next.delete(id);
    if (step?.phase !== 'waiting') {
      clearTimeout(this.#timers.get(id));
      this.#timers.delete(id);
    }
    this.waiting.set(next);
  }

  #tell(outcome: Outcome): void {
    for (const listener of this.#listeners) listener(outcome);
  }
}

/** The order as it is now, from the answer to a conflict (409); null for any other failure. */
export function orderAsItIs(failure: ApiFailure): StaffOrder | null {
  if (failure.kind !== 'problem' || failure.status !== 409) return null;
  return (failure.problem as { order?: StaffOrder }).order ?? null;
}
