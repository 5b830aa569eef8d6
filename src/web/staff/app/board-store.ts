import type { Call } from '../../../contract/endpoints/call.ts';
import { getBoard } from '../../../contract/endpoints/staff-orders.ts';
import type { Board } from '../../../contract/staff/staff-board.ts';
import type { BusyState } from '../../../contract/staff/staff-order-times.ts';
import type { ChangedHours } from '../../../contract/staff/staff-ordering.ts';
import type { StaffOrder } from '../../../contract/staff/staff-orders.ts';
import { OPEN_STATUSES } from '../../../domain/orders/order-status.ts';
import { createStore, type Store } from '../../app/storage/store.ts';
import { movedBoardTotals } from './move-board-totals.ts';

export type Orders = ReadonlyMap<string, StaffOrder>;

export interface BoardState {
  /** The day's figures and settings by the server's last answer; null before the first. */
  day: Omit<Board, 'open' | 'finished'> | null;
  orders: Orders;
  /** How many open orders exceed what a board holds, and are not in `orders`. */
  unseen: number;
  /** Whether the last request failed, so that the board may be out of date. */
  isStale: boolean;
}

const NOTHING: BoardState = { day: null, orders: new Map(), unseen: 0, isStale: false };

/** As many finished orders as the server's answer has. A board that is open for days would otherwise hold all of them. */
const MOST_FINISHED = 100;

type Listener = (order: StaffOrder, before: StaffOrder | undefined) => void;

/** The board's orders. Answers and pushes overtake each other: the greater version of an order wins. */
export class BoardStore {
  readonly state: Store<BoardState> = createStore<BoardState>(NOTHING);
  readonly #call: Call;
  readonly #listeners = new Set<Listener>();
  readonly #answerListeners = new Set<() => void>();
  /** Orders that were pushed during a request: its answer may lack them. */
  #pushed: StaffOrder[] = [];
  #loading: Promise<void> | null = null;
  /** The request that follows the one under way. */
  #next: Promise<void> | null = null;
  /** Milliseconds that the server's clock is ahead of this device's. */
  #ahead = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  /** The server's time (ms since the epoch), because the clocks of kitchens' tablets are often wrong. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Calls `listener` for every new or changed order after the first answer. Returns how to stop that. */
  onOrder(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `listener` after every answer of the server, once its orders are shown. Returns how to stop that. */
  onAnswer(listener: () => void): () => void {
    this.#answerListeners.add(listener);
    return () => this.#answerListeners.delete(listener);
  }

  /** Fetches the board. A request that is under way may have been answered before what calls for this one: one more follows it. */
  load(): Promise<void> {
    if (this.#loading) {
      this.#next ??= this.#loading.finally(() => {
        this.#next = null;
        return this.load();
      });
      return this.#next;
    }
    this.#loading = this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  receive(order: StaffOrder): void {
    if (this.#loading) this.#pushed.push(order);
    const { day, orders } = this.state.get();
    if (day) this.state.set({ ...this.state.get(), day: { ...day, today: movedBoardTotals(day, orders, [order]) } });
    this.#show([order], this.state.get().orders);
    // Finished long ago, it was let go: the figures do not know what of it they count already.
    if (day && !OPEN_STATUSES.includes(order.status) && !orders.has(order._id)) void this.load();
  }

  /** Shows a pause (ISO 8601; null: none) that this tablet has set. */
  setPause(orderingPausedUntil: string | null): void {
    const { day, ...rest } = this.state.get();
    if (day) this.state.set({ ...rest, day: { ...day, orderingPausedUntil } });
  }

  /** Shows that the kitchen's stations have done all of an order, or have not after all. */
  setKitchenDone(orderId: string, isDone: boolean): void {
    const { orders } = this.state.get();
    const order = orders.get(orderId);
    if (!order) return;
    const { kitchenDone: _, ...rest } = order;
    const next = new Map(orders).set(orderId, isDone ? { ...rest, kitchenDone: true } : rest);
    this.state.set({ ...this.state.get(), orders: next });
  }

  /** Shows which stations have done their part of each of an order's lines. */
  setLinesDone(orderId: string, doneBy: readonly string[][]): void {
    const { orders } = this.state.get();
    const order = orders.get(orderId);
    if (!order) return;
    const items = order.items.map((item, at) => ({ ...item, doneBy: [...(doneBy[at] ?? [])] }));
    this.state.set({ ...this.state.get(), orders: new Map(orders).set(orderId, { ...order, items }) });
  }

  /** Shows how busy the kitchen says it is; null: it is not. */
  setBusy(busy: BusyState | null): void {
    const { day, ...rest } = this.state.get();
    if (day) this.state.set({ ...rest, day: { ...day, busy: busy ?? undefined } });
  }

  /** Shows that today's hours are changed; null: they are the usual ones. */
  setChangedHours(changedHours: ChangedHours | null): void {
    const { day, ...rest } = this.state.get();
    if (day) this.state.set({ ...rest, day: { ...day, changedHours: changedHours ?? undefined } });
  }

  clear(): void {
    this.state.set(NOTHING);
  }

  async #load(): Promise<void> {
    this.#pushed = [];
    const result = await this.#call(getBoard, { quiet: true });
    if (!result.ok) return this.state.set({ ...this.state.get(), isStale: true });
    const { open, finished, ...answered } = result.data.data;
    const known = new Map([...open, ...finished].map((order) => [order._id, order]));
    const day = { ...answered, today: movedBoardTotals(answered, known, this.#pushed) };
    this.#ahead = Date.parse(day.serverNow) - Date.now();
    const isFirst = this.state.get().day === null;
    const unseen = Math.max(0, day.openCount - open.length);
    this.state.set({ ...this.state.get(), day, unseen, isStale: false });
    this.#show([...open, ...finished, ...this.#pushed], new Map(), isFirst);
    for (const listener of this.#answerListeners) listener();
  }

  /** Adds orders to `kept`. An order whose version is known keeps its object, so that its card does not render again. */
  #show(orders: readonly StaffOrder[], kept: Orders, isFirst = false): void {
    const known = this.state.get().orders;
    const next = new Map(kept);
    const changed: StaffOrder[] = [];
    for (const order of orders) {
      const before = next.get(order._id) ?? known.get(order._id);
      // The kitchen's word changes no version, nor does the way by road, which comes a moment after the order.
      const isNewer =
        !before ||
        order.version > before.version ||
        (order.version === before.version &&
          (order.kitchenDone !== before.kitchenDone ||
            doneOf(order) !== doneOf(before) ||
            (order.deliveryAddress?.road !== undefined && !before.deliveryAddress?.road)));
      next.set(order._id, isNewer ? order : before);
      if (isNewer) changed.push(order);
    }
    letGo(next);
    this.state.set({ ...this.state.get(), orders: next });
    if (isFirst) return;
    for (const order of changed) for (const listener of this.#listeners) listener(order, known.get(order._id));
  }
}

/** What the stations have done of it, which changes no version. */
function doneOf({ items }: StaffOrder): string {
  return items.map(({ doneBy }) => doneBy?.join(' ') ?? '').join();
}

/** Forgets the finished orders that were placed first. */
function letGo(orders: Map<string, StaffOrder>): void {
  const finished = [...orders.values()].filter(({ status }) => !OPEN_STATUSES.includes(status));
  for (const { _id } of finished.slice(0, Math.max(0, finished.length - MOST_FINISHED))) orders.delete(_id);
}
