import type { RefusalCode } from '../../../contract/endpoints/endpoint.ts';
import type { ProblemField } from '../../../contract/problem.ts';
import { type Sentence, sentence } from '../sentence.ts';

export interface RefusalKind {
  /** The stable machine name of the problem. */
  code: string;
  status: number;
  message: Sentence;
}

const kinds = new Map<string, RefusalKind>();

/** Defines the refusals of one area by code and status. Their sentences stand under `refusals` in `src/messages/<language>/server.json`. */
export function defineRefusals<const K extends RefusalCode>(statuses: Record<K, number>): Record<K, RefusalKind> {
  const codes = Object.keys(statuses) as K[];
  for (const code of codes) kinds.set(code, { code, status: statuses[code], message: sentence('refusals', code) });
  const defined = codes.map((code) => [code, kinds.get(code)]);
  return Object.fromEntries(defined);
}

/** The refusal that an endpoint declares by its code. Throws for one that nothing has defined. */
export function kindOf(code: RefusalCode): RefusalKind {
  const kind = kinds.get(code);
  if (!kind) throw new Error(`no refusal has the code ${code}`);
  return kind;
}

interface RefusalDetails {
  values?: Record<string, string | number>;
  errors?: ProblemField[];
  /** Field errors by dotted path; the value is the name of a sentence (`field-messages.ts`). */
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
