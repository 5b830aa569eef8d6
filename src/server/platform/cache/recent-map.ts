/**
 * A cache of at most `maxBytes` in two generations: when the young one reaches half of that it becomes the old one, and the
 * previous old one is dropped. An entry that is read moves to the young one. So a hit usually costs one look-up, while exact LRU
 * order would cost two writes.
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

  /** Ignores a value of more than half of `maxBytes`. */
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
