import type { Language } from '../../../domain/languages.ts';

export interface Wanted {
  /** Plain text. */
  text: string;
  /** null: unknown, as of customers' texts; the provider detects it. */
  source: Language | null;
  target: Language;
}

/** A machine translation service for plain text. */
export interface TranslationProvider {
  /** Stored with each of its translations. */
  engine: string;
  /** Whether it can detect the source language. */
  canDetect: boolean;
  /** Throws a `ProviderError` if it fails. */
  translate(wanted: Wanted): Promise<string>;
}

/**
 * key: the key was refused; busy: rate limit; quota: the account's characters are used up; request: this text or language pair is
 * not accepted; unreachable: no answer in time, or an error of the provider; answer: not understood.
 */
type Failure = 'key' | 'busy' | 'quota' | 'request' | 'unreachable' | 'answer';

export class ProviderError extends Error {
  readonly failure: Failure;

  /** `detail` is logged: it must contain neither the key nor the text. */
  constructor(engine: string, failure: Failure, detail: string) {
    super(`${engine}: ${failure} (${detail})`);
    this.failure = failure;
  }

  /** Whether other texts would fail for the same reason. */
  get isLasting(): boolean {
    return this.failure !== 'request' && this.failure !== 'answer';
  }
}
