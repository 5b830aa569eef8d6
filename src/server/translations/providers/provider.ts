import type { Language } from '../../../domain/languages.ts';

export interface Wanted {
  /** Plain text. */
  text: string;
  /** null: unknown, as with what a customer wrote; the provider finds out. */
  source: Language | null;
  target: Language;
}

/** A service that translates plain text by machine. */
export interface TranslationProvider {
  /** Kept beside every translation of its making. */
  engine: string;
  /** Whether it finds out which language a text is in. */
  canDetect: boolean;
  /** Throws a `ProviderError` for whatever prevents an answer. */
  translate(wanted: Wanted): Promise<string>;
}

/**
 * key: refused for the key; busy: asked too often; quota: the account's characters are used up; request: this text or
 * pair of languages is not taken; unreachable: no answer in time, or the provider's own failure; answer: not understood.
 */
type Failure = 'key' | 'busy' | 'quota' | 'request' | 'unreachable' | 'answer';

export class ProviderError extends Error {
  readonly failure: Failure;

  /** `detail` goes to the log: never a key, never a text. */
  constructor(engine: string, failure: Failure, detail: string) {
    super(`${engine}: ${failure} (${detail})`);
    this.failure = failure;
  }

  /** Whether the next text would fare no better. */
  get isLasting(): boolean {
    return this.failure !== 'request' && this.failure !== 'answer';
  }
}
