interface Waiting {
  begin(): void;
}

interface Limits {
  /** Pieces of work that run at the same time, of all shares together. */
  atOnce: number;
  /** Of them those of one share. */
  ofOne: number;
  /** Pieces of one share that may wait; undefined: any number. */
  waitingOfOne?: number;
}

/** A share has so much work waiting that no more is taken. */
export class QueueFull extends Error {
  constructor() {
    super('too much work of one share is waiting');
  }
}

/**
 * Runs work for several who share what it takes, such as restaurants. Whoever has work waiting gets a turn before anybody gets the
 * next one, so that one with endless work delays the others by what is running, not by all that waits.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Rejects with `QueueFull` where too much of this share waits, else as `work` does. */
  async run<T>(share: string, work: () => Promise<T>): Promise<T> {
    if (this.#mayBegin(share)) this.#begin(share);
    else await this.#wait(share);
    try {
      return await work();
    } finally {
      this.#end(share);
    }
  }

  #mayBegin(share: string): boolean {
    return this.#busy < this.#limits.atOnce && (this.#running.get(share) ?? 0) < this.#limits.ofOne;
  }

  #begin(share: string): void {
    this.#busy++;
    this.#running.set(share, (this.#running.get(share) ?? 0) + 1);
  }

  #wait(share: string): Promise<void> {
    const waiting = this.#waiting.get(share) ?? [];
    if (waiting.length >= (this.#limits.waitingOfOne ?? Number.POSITIVE_INFINITY))
      return Promise.reject(new QueueFull());
    this.#waiting.set(share, waiting);
    return new Promise((begin) => waiting.push({ begin }));
  }

  #end(share: string): void {
    this.#busy--;
    const left = (this.#running.get(share) ?? 1) - 1;
    if (left > 0) this.#running.set(share, left);
    else this.#running.delete(share);
    this.#beginNext();
  }

  /** The share that has waited longest for a turn comes first, and goes to the end of the line with what it has left. */
  #beginNext(): void {
    for (const [share, waiting] of this.#waiting) {
      if (!this.#mayBegin(share)) continue;
      const next = waiting.shift();
      this.#waiting.delete(share);
      if (waiting.length) this.#waiting.set(share, waiting);
      if (!next) continue;
      this.#begin(share);
      next.begin();
      return;
    }
  }
}
