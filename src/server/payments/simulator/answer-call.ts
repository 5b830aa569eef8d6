import { ENDPOINTS, type Request } from './endpoints.ts';
import { type Form, parseForm } from './parse-form.ts';
import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** A call of the protocol. */
export interface Call {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface CallAnswer {
  status: number;
  body: object;
}

/** Answers one call. A repeated idempotency key repeats its answer, as at Stripe. */
export function answerCall(simulator: SimulatorState, call: Call): CallAnswer {
  try {
    return answerOnce(simulator, call);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { status, type, code, message } = error;
    return { status, body: { error: { type, message, ...(code && { code }) } } };
  }
}

function answerOnce(simulator: SimulatorState, call: Call): CallAnswer {
  const account = accountOf(call);
  const key = call.headers['idempotency-key'];
  if (call.method !== 'POST' || !key) return perform(simulator, call, account);
  const { answers } = simulator.records;
  const known = answers[`${account} ${key}`];
  const request = `${call.path} ${call.body}`;
  if (known && known.request !== request) {
    throw new StripeRefusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
  }
  if (known) return known;
  const answer = perform(simulator, call, account);
  answers[`${account} ${key}`] = { request, ...answer };
  return answer;
}

function perform(simulator: SimulatorState, { method, path, body }: Call, account: string): CallAnswer {
  const [route = '', query = ''] = path.split('?');
  for (const [wanted, pattern, work] of ENDPOINTS) {
    const found = wanted === method && pattern.exec(route);
    if (!found) continue;
    if (method === 'POST') refuseEmpty(body);
    const form: Form = parseForm(method === 'POST' ? body : query);
    const request: Request = { simulator, account, id: found[1] ?? '', form };
    return { status: 200, body: work(request) };
  }
  throw new StripeRefusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${route}).`);
}

/** Stripe reads an empty value as the wish to unset it, which what is only being made cannot be. */
function refuseEmpty(body: string): void {
  for (const [name, value] of new URLSearchParams(body)) {
    if (value !== '') continue;
    const message = `You passed an empty string for '${name}'. You should remove '${name}' from your request.`;
    throw new StripeRefusal(400, 'invalid_request_error', message, 'parameter_invalid_empty');
  }
}

/** Every test key is an account of its own. Two stand for what can be wrong. */
function accountOf({ headers, path }: Call): string {
  const key = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
  if (!/^[rs]k_test_\w+$/.test(key) || key.endsWith('_wrong')) {
    throw new StripeRefusal(401, 'invalid_request_error', 'Invalid API Key provided.');
  }
  if (key.endsWith('_poor') && path.includes('refunds')) {
    throw new StripeRefusal(403, 'invalid_request_error', "This API key lacks the permission 'rak_charge_write'.");
  }
  return key;
}
