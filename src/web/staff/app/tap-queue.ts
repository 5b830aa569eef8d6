import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';
import { readJson, writeJson } from '../../app/storage/storage.ts';
import { createStore, type Store } from '../../app/storage/store.ts';

/** When something was tapped on this device. */
interface Tapped {
  tappedAt: string;
}

interface Taps<Tap extends Tapped, Answer> {
  /** Under which name the taps are kept on the device. */
  keptAs: string;
  /** What a tap is about: the last one counts. */
  keyOf(tap: Tap): string;
  send(tap: Tap): Promise<ApiResult<Answer>>;
  onAnswer(answer: Answer): void;
  onRefused(tap: Tap, failure: ApiFailure): void;
}

/**
 * Taps that wait to be sent, in the order in which they came. Kept on the device: neither a lost connection nor a closed page loses one. The
 * last tap on a thing counts.
 */
export class TapQueue<Tap extends Tapped, Answer> {
  readonly waiting: Store<ReadonlyMap<string, Tap>>;
  readonly #taps: Taps<Tap, Answer>;
  #isSending = false;

  constructor(taps: Taps<Tap, Answer>) {
    const kept = readJson<Tap[]>(taps.keptAs) ?? [];
    this.waiting = createStore<ReadonlyMap<string, Tap>>(new Map(kept.map((tap) => [taps.keyOf(tap), tap])));
    this.#taps = taps;
  }

  put(tap: Tap): void {
    const next = new Map(this.waiting.get());
    const key = this.#taps.keyOf(tap);
    next.delete(key);
    this.#keep(next.set(key, tap));
    void this.sendAll();
  }

  /** Sends what waits, one after the other, until one gets no answer: it and the rest wait for the next call. */
  async sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const { send, keyOf, onAnswer, onRefused } = this.#taps;
    try {
      for (let tap = this.#first(); tap; tap = this.#first()) {
        const answer = await send(tap);
        if (!answer.ok && isUnanswered(answer.failure)) return;
        const next = new Map(this.waiting.get());
        // A later tap on the same thing stays.
        if (next.get(keyOf(tap)) === tap) next.delete(keyOf(tap));
        this.#keep(next);
        if (answer.ok) onAnswer(answer.data);
        else onRefused(tap, answer.failure);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #first(): Tap | undefined {
    return this.waiting.get().values().next().value;
  }

  #keep(next: ReadonlyMap<string, Tap>): void {
    this.waiting.set(next);
    writeJson(this.#taps.keptAs, [...next.values()]);
  }
}

/** Whether the server has not judged the tap: it was not reached, failed, or hears too much at once. */
function isUnanswered(failure: ApiFailure): boolean {
  return failure.kind !== 'problem' || failure.status >= 500 || failure.status === 429;
}
