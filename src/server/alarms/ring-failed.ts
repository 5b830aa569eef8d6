const LONGEST_WAIT_S = 600;

/** A ring that did not go out. */
export class RingFailed extends Error {
  /** Whether trying again is in vain. */
  readonly isFinal: boolean;
  /** How long the other side asks to be left alone (ms); null: it does not. */
  readonly waitMs: number | null;

  constructor(message: string, { isFinal, waitMs = null }: { isFinal: boolean; waitMs?: number | null }) {
    super(message);
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }

  /** By the status of an answer: who is busy or broken is asked again, who refuses is not. */
  static of(status: number, retryAfter: number | null): RingFailed {
    const isFinal = status < 500 && status !== 429 && status !== 408;
    const waitMs = retryAfter === null ? null : Math.min(retryAfter, LONGEST_WAIT_S) * 1000;
    return new RingFailed(`answered ${status}`, { isFinal, waitMs });
  }
}
