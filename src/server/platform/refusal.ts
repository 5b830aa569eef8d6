import type { FieldError } from '../../contract/problem.ts';
import type { Language } from '../../domain/languages.ts';

/** A sentence in every language; `{name}` is replaced by a value. */
export type Sentence = Record<Language, string>;

export interface RefusalKind {
  /** The stable machine name of the problem. */
  code: string;
  status: number;
  message: Sentence;
}

/** Defines the refusals of one area: each key becomes a problem's `code`. */
export function defineRefusals<const K extends string>(
  kinds: Record<K, { status: number; message: Sentence }>,
): Record<K, RefusalKind> {
  const entries = Object.entries<{ status: number; message: Sentence }>(kinds);
  return Object.fromEntries(entries.map(([code, kind]) => [code, { code, ...kind }])) as Record<K, RefusalKind>;
}

interface RefusalDetails {
  values?: Record<string, string | number>;
  errors?: FieldError[];
  /** Field errors by dotted path; the value is the name of a sentence in `contract/field-messages`. */
  fields?: Record<string, string>;
  /** Members added to the problem document. */
  extra?: Record<string, unknown>;
  /** Milliseconds; sent as Retry-After, rounded up to whole seconds. */
  retryAfterMs?: number;
}

/**
 * An expected negative answer, such as "not found" or "sold out". Thrown by commands; `problems.ts` turns it into a problem
 * document.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly details: RefusalDetails;

  constructor(kind: RefusalKind, details: RefusalDetails = {}) {
    super(kind.code);
    this.kind = kind;
    this.details = details;
  }
}

/** A sentence with its `{placeholders}` filled. */
export function fill(sentence: string, values: Record<string, string | number> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
