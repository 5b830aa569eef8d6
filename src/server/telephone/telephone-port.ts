import type { Language } from '../../domain/languages.ts';

/** Words, and how long (s) they are of use: later nobody wants them. */
export interface TextMessage {
  words: string;
  lifeS: number;
}

/** The way to telephones. Numbers are as E.164 has them, "+442079460000". Throws `TelephoneError` where a message did not go out. */
export interface TelephonePort {
  /** Calls a number, and says the words twice. Returns by what the call is known. */
  call(to: string, spoken: { words: string; language: Language }): Promise<string>;
  /** Whether somebody, or a mailbox, picked up a call; null: it is not over. */
  isAnswered(call: string): Promise<boolean | null>;
  text(to: string, message: TextMessage): Promise<void>;
}

/** Why a call or a message did not go out, or why nobody knows whether it did. */
export class TelephoneError extends Error {
  /** Whether the provider has certainly done nothing, so that asking again calls nobody twice. */
  readonly isUndone: boolean;
  /** How long it asks to be left alone (ms); null: it does not say. */
  readonly waitMs: number | null;

  constructor(words: string, { isUndone, waitMs = null }: { isUndone: boolean; waitMs?: number | null }) {
    super(words);
    this.isUndone = isUndone;
    this.waitMs = waitMs;
  }
}
