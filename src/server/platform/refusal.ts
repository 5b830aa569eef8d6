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

/** Names a noun's refusals: the key becomes the problem's `code`. */
export function defineRefusals<const K extends string>(
  kinds: Record<K, { status: number; message: Sentence }>,
): Record<K, RefusalKind> {
  const entries = Object.entries<{ status: number; message: Sentence }>(kinds);
  return Object.fromEntries(entries.map(([code, kind]) => [code, { code, ...kind }])) as Record<K, RefusalKind>;
}

interface RefusalDetails {
  values?: Record<string, string | number>;
  errors?: FieldError[];
  /** The same by what was wrong: a dotted path, and the name of its sentence in `contract/field-messages`. */
  fields?: Record<string, string>;
  /** Added to the problem document as it is. */
  extra?: Record<string, unknown>;
  /** Sent as Retry-After, in whole seconds. */
  retryAfterMs?: number;
}

/** An expected no. Thrown by commands, turned into a problem document in one place (`problems.ts`). */
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
