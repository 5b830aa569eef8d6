import { randomBytes } from 'node:crypto';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import { keepOutcome, takeAnswer } from './sign-ins-under-way.repo.ts';

/** What providers answer to who changes their mind. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize', 'user_denied'];

/**
 * Takes what a provider answers at the operator's address and returns where the browser goes on: to the page of the restaurant where it
 * began, with a code that is good there once, and in that browser only. null: nobody waits for this answer.
 */
export async function takeProviderAnswer(
  services: Services,
  { provider, answer }: { provider: SignInProvider; answer: URLSearchParams },
): Promise<string | null> {
  const { db, clock, log } = services;
  const port = services.signIn.get(provider);
  const state = answer.get('state');
  if (!port || !state) return null;
  const code = randomBytes(32).toString('base64url');
  const codeHash = sha256(code);
  const begun = await takeAnswer(db, { stateHash: sha256(state), provider, codeHash, now: clock() });
  if (!begun) return null;
  const { origin, redirect, nonce, verifier, user_id } = begun;
  const outcome = await redeemed();
  await keepOutcome(db, codeHash, JSON.stringify(outcome));
  const query = new URLSearchParams({ ...(redirect !== null && { redirect }), handed: code });
  return `${origin}${user_id === null ? '/auth/login' : '/profile'}?${query}`;

  async function redeemed(): Promise<SignInOutcome> {
    if (CANCELLED.includes(answer.get('error') ?? '')) return { failure: 'sign_in_cancelled' };
    try {
      return {
        claims: await (port as NonNullable<typeof port>).redeem(answer, { state: state as string, nonce, verifier }),
      };
    } catch (err) {
      log.warn({ err, provider }, 'what a sign-in provider answered is not valid');
      return { failure: 'sign_in_failed' };
    }
  }
}
