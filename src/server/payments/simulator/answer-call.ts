import { createHash } from 'node:crypto';
import { type CallRights, refuseWithout } from './call-rights.ts';
import { ENDPOINTS } from './endpoints.ts';
import { parseForm } from './parse-form.ts';
import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** A call of the protocol. */
export interface Call extends CallRights {
  body: string;
}

export interface CallAnswer {
  status: number;
  body: object;
}

/** How long Stripe remembers an idempotency key, in seconds. */
const REMEMBERED_S = 86_400;
const FAILED = { error: { type: 'api_error', message: 'The simulator was told to fail.' } };

/**
 * Answers one call. A repeated idempotency key repeats its answer, a 500 too, as at Stripe: all but what was refused before it was begun,
 * because of its key or its parameters.
 */
export function answerCall(simulator: SimulatorState, call: Call): CallAnswer {
  try {
    return answerOnce(simulator, call);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: error.body };
  }
}

function answerOnce(simulator: SimulatorState, call: Call): CallAnswer {
  const account = refuseWithout(simulator, call);
  const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
  const name = `${account} ${key}`;
  const request = digestOf(`${call.path} ${call.body}`);
  const { answers } = simulator.records;
  for (const [each, { at }] of Object.entries(answers)) {
    if (at <= simulator.now() - REMEMBERED_S) delete answers[each];
  }
  const known = key ? answers[name] : undefined;
  if (known && known.request !== request) {
    const words = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    throw new StripeRefusal(400, 'idempotency_error', words, 'idempotency_key_in_use');
  }
  if (known) return known;
  const work = workOf(simulator, call, account);
  const answer = carryOut(simulator, call, work);
  if (key) answers[name] = { request, at: simulator.now(), ...answer };
  return answer;
}

/** Enough to know the request by, where thousands are kept. */
function digestOf(request: string): string {
  return createHash('sha256').update(request).digest('base64url');
}

function carryOut(simulator: SimulatorState, { path }: Call, work: () => object): CallAnswer {
  const failure = simulator.failure();
  // Whether it was carried out is what nobody knows after such an answer.
  if (failure && !failure.isCarriedOut) return { status: 500, body: FAILED };
  try {
    simulator.refusePlanned(path);
    const body = work();
    return failure ? { status: 500, body: FAILED } : { status: 200, body };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return failure ? { status: 500, body: FAILED } : { status: error.status, body: error.body };
  }
}

function workOf(simulator: SimulatorState, { method, path, body }: Call, account: string): () => object {
  const [route = '', query = ''] = path.split('?');
  for (const [wanted, pattern, work] of ENDPOINTS) {
    const found = wanted === method && pattern.exec(route);
    if (!found) continue;
    if (method === 'POST') refuseEmpty(body);
    return work({ simulator, account, id: found[1] ?? '', form: parseForm(method === 'POST' ? body : query) });
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
