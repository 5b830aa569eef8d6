import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface CallRights {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | undefined>;
}

/** What each call needs of a restricted key: the right's name at Stripe, and the word by which a simulated key is without it. */
const RIGHTS: readonly [word: string, method: string, path: RegExp, right: string][] = [
  ['sessions', 'POST', /^\/v1\/checkout\/sessions/, 'rak_checkout_session_write'],
  ['payments', 'GET', /^\/v1\/payment_intents/, 'rak_payment_intent_read'],
  ['captures', 'POST', /^\/v1\/payment_intents/, 'rak_payment_intent_write'],
  ['poor', '', /^\/v1\/refunds/, 'rak_charge_write'],
  ['refunds', 'POST', /^\/v1\/refunds/, 'rak_charge_write'],
  ['disputes', 'GET', /^\/v1\/disputes/, 'rak_dispute_read'],
  ['balance', 'GET', /^\/v1\/balance_transactions/, 'rak_balance_transaction_source_read'],
  ['webhooks', '', /^\/v1\/webhook_endpoints/, 'rak_webhook_write'],
];

/**
 * The account that the call's key belongs to: every test key is one of its own. A key that ends in `_wrong` is none; `_poor` and
 * `_without_…` lack a right, as restricted keys may. Throws as Stripe refuses a key.
 */
export function refuseWithout({ records }: SimulatorState, { method, path, headers }: CallRights): string {
  const key = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
  if (records.revoked.includes(key)) {
    throw new StripeRefusal(401, 'invalid_request_error', 'Expired API Key provided.', 'api_key_expired');
  }
  if (!/^[rs]k_test_\w+$/.test(key) || key.endsWith('_wrong')) {
    throw new StripeRefusal(401, 'invalid_request_error', 'Invalid API Key provided.');
  }
  for (const [word, of, pattern, right] of RIGHTS) {
    const isWithout = key.endsWith(word === 'poor' ? '_poor' : `_without_${word}`);
    if (!isWithout || (of && of !== method) || !pattern.test(path)) continue;
    const words = `The provided key '${key}' does not have the required permissions for this endpoint. Having the '${right}' permission would allow this request to continue.`;
    throw new StripeRefusal(403, 'invalid_request_error', words, 'more_permissions_required');
  }
  return key;
}
