/**
 * A map that forgets: whatever was not asked for while `maxBytes` of newer things came is gone, so that at most twice as
 * much is held. A hit costs one look-up; an exact order of use would cost two writes.
 */
export class RecentMap<V extends { bytes: number }> {
  readonly #maxBytes: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #youngBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young) return young;
    const old = this.#old.get(key);
    if (old) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    this.#youngBytes += value.bytes - (this.#young.get(key)?.bytes ?? 0);
    this.#young.set(key, value);
    if (this.#youngBytes <= this.#maxBytes) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngBytes = 0;
  }
}
