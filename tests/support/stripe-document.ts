import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Call, CallAnswer } from '../../src/server/payments/simulator/answer-call.ts';
import { type Form, parseForm } from '../../src/server/payments/simulator/parse-form.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0] & object;
interface StripeDocument {
  version: string;
  calls: { call: string; request: Schema; answer: Schema }[];
  requests: Record<string, Schema>;
  answers: Record<string, Schema>;
}

/** What Stripe's reference says of the calls that payments make (`tests/generate/stripe-document.ts`). */
const document: StripeDocument = JSON.parse(readFileSync(new URL('stripe-document.json', import.meta.url), 'utf8'));

export const documentVersion = document.version;

const CALLS = document.calls.map(({ call, request, answer }) => {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace('{id}', '\\w+')}$`),
    request: z.fromJSONSchema({ ...request, $defs: document.requests }),
    answer: z.fromJSONSchema({ ...answer, $defs: document.answers }),
  };
});

/** The methods of which Checkout can hold a payment. */
export function holdable(): string[] {
  const [name = ''] = Object.keys(document.requests).filter((each) =>
    each.endsWith('SessionCreateParams.PaymentMethodOptions'),
  );
  const options = document.requests[name]?.properties ?? {};
  return Object.entries(options).flatMap(([method, option]) => {
    const { $ref = '' } = typeof option === 'object' ? option : {};
    const properties = document.requests[$ref.replace('#/$defs/', '')]?.properties ?? {};
    return 'capture_method' in properties ? [method] : [];
  });
}

/** What of a call or of its answer is not as the reference has it. Empty: all is. */
export function faultsOf({ method, path, body }: Call, answer: CallAnswer): string[] {
  const [route = '', query = ''] = path.split('?');
  const known = CALLS.find((each) => each.method === method && each.path.test(route));
  if (!known) return [`${method} ${route} is not in the extract`];
  const faults: string[] = [];
  const asked = known.request.safeParse(withLists(parseForm(method === 'POST' ? body : query)));
  if (!asked.success) faults.push(`${method} ${route} asks: ${z.prettifyError(asked.error)}`);
  // How errors look is no part of the schemas.
  const said = answer.status === 200 ? known.answer.safeParse(answer.body) : null;
  if (said?.error) faults.push(`${method} ${route} answers: ${z.prettifyError(said.error)}`);
  return faults;
}

/** A form's lists, which have numbers for names. */
function withLists(form: Form): unknown {
  const names = Object.keys(form);
  const values = Object.values(form).map((value) => (typeof value === 'object' ? withLists(value) : value));
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? values : Object.fromEntries(names.map((name, index) => [name, values[index]]));
}
