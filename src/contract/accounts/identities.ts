import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { SIGN_IN_PROVIDERS } from '../../domain/people/sign-in-providers.ts';

export const signInProvider = z.enum(SIGN_IN_PROVIDERS);
export const providerParams = z.object({ provider: signInProvider });

/** The page that was wanted before the sign-in, as in the page's own address. */
export const beginSignInInput = z.object({ redirect: z.optional(z.nullable(z.string().check(z.maxLength(500)))) });

/** Where the browser goes: the provider's page. */
export const signInAddressAnswer = z.object({ data: z.object({ url: z.string() }) });

/** The code with which the provider's answer comes back to the restaurant. */
export const handedSignIn = z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Missing: the account has no password, and the session began just now. */
export const proofInput = z.object({
  currentPassword: z.optional(
    z.string().check(z.minLength(1, 'password_required'), z.maxLength(MAX.password, 'password_too_long')),
  ),
});

export const identity = z.object({
  provider: signInProvider,
  /** As the provider told it; null: it told none. */
  email: z.nullable(z.string()),
  since: z.iso.datetime(),
});
export const identitiesAnswer = z.object({ data: z.object({ identities: z.array(identity) }) });

export type Identity = z.infer<typeof identity>;
