import { z } from 'zod';

/*
 * What Google, Apple and Facebook name in their documents for sign-in on web servers (OpenID Connect Core 3.1.2.1 and RFC 7636 beside them).
 * What they do not name is refused.
 */

const common = { client_id: z.string(), redirect_uri: z.url(), state: z.string().min(16), nonce: z.string().min(16) };
const pkce = { code_challenge: z.string().regex(/^[\w-]{43}$/), code_challenge_method: z.literal('S256') };
const scopes = (allowed: string[], needed: string) =>
  z.string().refine((text) => {
    const all = text.split(' ');
    return all.includes(needed) && all.every((each) => allowed.includes(each));
  });

/** developers.google.com/identity/openid-connect/openid-connect, "Authentication URI parameters". */
const google = z.strictObject({
  ...common,
  ...pkce,
  response_type: z.literal('code'),
  scope: scopes(['openid', 'email', 'profile'], 'openid'),
  prompt: z.enum(['none', 'consent', 'select_account']).optional(),
  login_hint: z.string().optional(),
  hd: z.string().optional(),
});

/** "Request an authorization to the Sign in with Apple server": with a scope, `form_post` is the only way to answer. */
const apple = z.strictObject({
  ...common,
  response_type: z.literal('code'),
  scope: scopes(['name', 'email'], 'email'),
  response_mode: z.literal('form_post'),
});

/** "OIDC Code Flow with PKCE for Manually Built Facebook Login Flows". */
const facebook = z.strictObject({
  ...common,
  ...pkce,
  response_type: z.literal('code'),
  scope: scopes(['openid', 'email', 'public_profile'], 'openid'),
});

export const AUTHORIZATION = { google, apple, facebook };

const exchange = {
  ...{ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.url() },
  ...{ client_id: z.string(), client_secret: z.string() },
};
const verified = z.strictObject({ ...exchange, code_verifier: z.string().regex(/^[\w.~-]{43,128}$/) });
export const EXCHANGE = { google: verified, apple: z.strictObject(exchange), facebook: verified };
