import { problemDocument } from '../platform/refusals/problems.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';

interface ProblemAnswer {
  description: string;
  content: { 'application/problem+json': object };
  headers?: object;
}

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const REQUEST_ID = 'nJ8cRtqW0eYx2LkP4aVb';
/** Example values for the placeholders in the sentences of refusals. */
const VALUES = {
  product: 'Margherita',
  group: 'Sauces',
  count: 2,
  minimum: '£15.00',
  missing: '£3.50',
  amount: '£12.50',
  minutes: 15,
  days: 7,
  max: 20,
  cost: 60,
  points: 42,
};
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait before the next attempt.', type: 'integer' } };

/** A response for each status, with the codes that it covers and an example of each. */
export function problemAnswers(kinds: readonly RefusalKind[]): Record<string, ProblemAnswer> {
  const byStatus = Map.groupBy(new Set(kinds), ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, alike]) => [String(status), answer(status, alike)]));
}

/** The response for unexpected errors, which every call may return. */
export function anyOtherProblem(kind: RefusalKind): ProblemAnswer {
  return { ...answer(kind.status, [kind]), description: 'An unexpected error.' };
}

function answer(status: number, kinds: RefusalKind[]): ProblemAnswer {
  const codes = kinds.map(({ code }) => code).sort();
  const schema = { allOf: [PROBLEM, { type: 'object', properties: { code: { type: 'string', enum: codes } } }] };
  const examples = Object.fromEntries(
    kinds.map((kind) => {
      const value = problemDocument(new Refusal(kind, { values: VALUES }), 'en', REQUEST_ID);
      return [kind.code, { summary: value.message, value }];
    }),
  );
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: { 'application/problem+json': { schema, examples } },
    ...(status === 429 && { headers: RETRY_AFTER }),
  };
}
