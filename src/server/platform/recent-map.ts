/**
 * A map that forgets: it holds `maxBytes` at most, and whatever was asked for since half as much came anew is there. A hit
 * costs one look-up; an exact order of use would cost two writes.
 */
export class RecentMap<V extends { bytes: number }> {
  readonly #halfBytes: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #youngBytes = 0;

  constructor(maxBytes: number) {
    this.#halfBytes = maxBytes / 2;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young) return young;
    const old = this.#old.get(key);
    if (old) this.set(key, old);
    return old;
  }

  /** What is larger than half of all is not kept. */
  set(key: string, value: V): void {
    if (value.bytes > this.#halfBytes) return;
    const bytes = this.#youngBytes - (this.#young.get(key)?.bytes ?? 0) + value.bytes;
    if (bytes > this.#halfBytes) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = value.bytes;
    } else this.#youngBytes = bytes;
    this.#young.set(key, value);
  }
}
