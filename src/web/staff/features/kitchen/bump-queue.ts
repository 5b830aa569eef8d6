import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiFailure, ApiResult } from '../../../../contract/transport.ts';
import { readJson, writeJson } from '../../../app/storage/storage.ts';
import { createStore, type Store } from '../../../app/storage/store.ts';

/** What was tapped on this device, and is not yet known to the server. */
export interface Bump extends LineDoneInput {
  tappedAt: string;
}

type Send = (line: LineDoneInput) => Promise<ApiResult<{ data: StationScreen }>>;

const KEPT = 'kitchenBumps';

export const lineKey = ({ orderId, position }: Pick<LineDoneInput, 'orderId' | 'position'>) => `${orderId} ${position}`;

/**
 * Taps that wait to be sent, in the order in which they came. Kept on the device: neither a lost connection nor a closed page loses one. The
 * last tap on a line counts.
 */
export class BumpQueue {
  readonly waiting: Store<ReadonlyMap<string, Bump>>;
  readonly #send: Send;
  readonly #onAnswer: (screen: StationScreen) => void;
  readonly #onRefused: (bump: Bump, failure: ApiFailure) => void;
  #isSending = false;

  constructor(
    send: Send,
    hear: { onAnswer(screen: StationScreen): void; onRefused(bump: Bump, failure: ApiFailure): void },
  ) {
    const kept = readJson<Bump[]>(KEPT) ?? [];
    this.waiting = createStore<ReadonlyMap<string, Bump>>(new Map(kept.map((bump) => [lineKey(bump), bump])));
    this.#send = send;
    this.#onAnswer = hear.onAnswer;
    this.#onRefused = hear.onRefused;
  }

  put(line: Omit<LineDoneInput, 'tappedAt'>): void {
    const bump = { ...line, tappedAt: new Date().toISOString() };
    const next = new Map(this.waiting.get());
    next.delete(lineKey(bump));
    this.#keep(next.set(lineKey(bump), bump));
    void this.sendAll();
  }

  /** Sends what waits, one after the other, until one gets no answer: it and the rest wait for the next call. */
  async sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let bump = this.#first(); bump; bump = this.#first()) {
        const answer = await this.#send(bump);
        const isUnanswered = !answer.ok && (answer.failure.kind !== 'problem' || answer.failure.status >= 500);
        if (isUnanswered) return;
        const next = new Map(this.waiting.get());
        // A later tap on the same line stays.
        if (next.get(lineKey(bump)) === bump) next.delete(lineKey(bump));
        this.#keep(next);
        if (answer.ok) this.#onAnswer(answer.data.data);
        else this.#onRefused(bump, answer.failure);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #first(): Bump | undefined {
    return this.waiting.get().values().next().value;
  }

  #keep(next: ReadonlyMap<string, Bump>): void {
    this.waiting.set(next);
    writeJson(KEPT, [...next.values()]);
  }
}
