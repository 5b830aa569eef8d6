import { createSigner } from 'fast-jwt';
import * as client from 'openid-client';
import { z } from 'zod';
import { emailField } from '../../contract/email-field.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { AppleKey, Provider } from './providers.ts';

/** What a provider says of somebody who signed in there. */
export const signInClaims = z.object({
  subject: z.string().min(1).max(255),
  /** null: it told none that could be written to. */
  email: z.string().nullable(),
  /** Whether the provider vouches that the address is theirs. */
  isProved: z.boolean(),
  name: z.string().nullable(),
});
export type SignInClaims = z.infer<typeof signInClaims>;

/** What ties a provider's answer to the request: kept on the server, for one use. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** How long a provider's document is believed. Its keys are fetched anew by the library when one is unknown. */
const METADATA_KEPT_MS = 60 * MINUTE;
const SECRET_VALID_MS = 5 * MINUTE;
const TIMEOUT_S = 10;

/** Sign-in with one provider by OpenID Connect: state, nonce, PKCE where it is documented, and the token's signature by its keys. */
export function openIdOf(provider: Provider, redirectUri: string) {
  let known: { config: Promise<client.Configuration>; until: number } | null = null;

  function configuration(): Promise<client.Configuration> {
    const now = Date.now();
    if (known && known.until > now) return known.config;
    const config = discover(provider);
    known = { config, until: now + METADATA_KEPT_MS };
    // A provider that could not be reached is asked again by the next sign-in.
    config.catch(() => {
      if (known?.config === config) known = null;
    });
    return config;
  }

  return {
    newSecrets: (): SignInSecrets => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }),
    /** The provider's page. */
    async address({ state, nonce, verifier }: SignInSecrets): Promise<string> {
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, scope: provider.scope, state, nonce, ...provider.parameters },
        ...(provider.usesPkce && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      });
      return url.href;
    },
    /** Takes what the provider answered. Throws for anything that is not the answer to this request. */
    async redeem(answer: URLSearchParams, { state, nonce, verifier }: SignInSecrets): Promise<SignInClaims> {
      const { user, ...parameters } = Object.fromEntries(answer);
      const address = new URL(`${redirectUri}?${new URLSearchParams(parameters)}`);
      const tokens = await client.authorizationCodeGrant(await configuration(), address, {
        ...{ expectedState: state, expectedNonce: nonce, idTokenExpected: true },
        ...(provider.usesPkce && { pkceCodeVerifier: verifier }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      return readClaims(provider, claims, user);
    },
  };
}

async function discover({ issuer, clientId, secret, endpoints }: Provider): Promise<client.Configuration> {
  const authentication = typeof secret === 'string' ? client.ClientSecretPost(secret) : signedSecret(secret, clientId);
  // Only a server in the place of a provider's own is asked without TLS.
  const execute = [
    client.enableNonRepudiationChecks,
    ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
  ];
  if (!endpoints) {
    const options = { execute, timeout: TIMEOUT_S };
    return client.discovery(new URL(issuer), clientId, undefined, authentication, options);
  }
  const config = new client.Configuration({ issuer, ...endpoints }, clientId, undefined, authentication);
  config.timeout = TIMEOUT_S;
  for (const set of execute) set(config);
  return config;
}

/** Apple's client secret: a token that the operator's key signs, and which is good for five minutes. */
function signedSecret({ teamId, keyId, privateKey }: AppleKey, clientId: string): client.ClientAuth {
  return ({ issuer }, _client, body) => {
    const sign = createSigner({
      ...{ algorithm: 'ES256', key: privateKey, kid: keyId, expiresIn: SECRET_VALID_MS },
      ...{ iss: teamId, sub: clientId, aud: issuer },
    });
    body.set('client_id', clientId);
    body.set('client_secret', sign({}));
  };
}

function readClaims({ name: provider }: Provider, claims: client.IDToken, appleUser: string | undefined): SignInClaims {
  const email = emailField.safeParse(claims['email']).data ?? null;
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  const name = provider === 'apple' ? nameOfApple(appleUser) : claims['name'];
  return {
    subject: claims.sub,
    email,
    isProved: email !== null && isVerified && isVouched(provider, email, claims['hd']),
    name: typeof name === 'string' && name.trim() !== '' ? name : null,
  };
}

/**
 * Whether a provider's word for an address is enough. Google is sure of addresses that it hosts; of any other it only knew once whose it was.
 * Facebook says nothing of an address but what it is.
 */
function isVouched(provider: Provider['name'], email: string, hostedDomain: unknown): boolean {
  if (provider === 'facebook') return false;
  if (provider === 'google') return /@gmail\.com$/i.test(email) || typeof hostedDomain === 'string';
  return true;
}

const appleUser = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });

/** Apple tells the name beside the token, the first time only. Nobody has signed it: it greets, and nothing else. */
function nameOfApple(text: string | undefined): string | null {
  try {
    const { firstName, lastName } = appleUser.parse(JSON.parse(text ?? '')).name;
    return [firstName, lastName].filter(Boolean).join(' ');
  } catch {
    return null;
  }
}
