import { z } from 'zod';
import { Refusal } from '../platform/refusals/refusal.ts';
import { identitiesRefusals as refusals } from './identities.refusals.ts';
import { signInClaims } from './openid.ts';

const outcome = z.union([
  z.object({ claims: signInClaims }),
  z.object({ failure: z.enum(['sign_in_cancelled', 'sign_in_failed']) }),
]);
/** What came of a sign-in at the provider, kept until its restaurant takes it. */
export type SignInOutcome = z.infer<typeof outcome>;

/** Who signed in. Throws the `Refusal` that says why nobody did. */
export function claimsOf(kept: string | null) {
  if (kept === null) throw new Refusal(refusals.sign_in_over);
  const read = outcome.parse(JSON.parse(kept));
  if ('failure' in read) throw new Refusal(refusals[read.failure]);
  return read.claims;
}
