import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import type { Config } from '../platform/config.ts';

/** What the operator has at a provider, and what is its own there. */
export interface Provider {
  name: SignInProvider;
  issuer: string;
  clientId: string;
  secret: string | AppleKey;
  scope: string;
  /** Beside what OpenID Connect has in every request. */
  parameters?: Record<string, string>;
  /** Apple's document names no code challenge. */
  usesPkce: boolean;
  /** Missing: as its discovery document says. */
  endpoints?: Record<'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>;
}

/** By which the client's secret is signed, which Apple wants as a token. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** The providers for which the operator has keys, in the order in which they are offered. */
export function configuredProviders(config: Config): Provider[] {
  return [google(config), apple(config), facebook(config)].filter((each) => each !== null);
}

function google({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_URL }: Config): Provider | null {
  if (!clientId || !secret) return null;
  const issuer = GOOGLE_URL ?? 'https://accounts.google.com';
  return {
    ...{ name: 'google', issuer, clientId, secret, scope: 'openid email profile', usesPkce: true },
    // Nobody is signed in by a link alone, and on a shared tablet the next one chooses their own.
    parameters: { prompt: 'select_account' },
  };
}

function apple(config: Config): Provider | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY } = config;
  if (!clientId || !teamId || !keyId || !APPLE_PRIVATE_KEY) return null;
  return {
    name: 'apple',
    issuer: config.APPLE_URL ?? 'https://appleid.apple.com',
    clientId,
    secret: { teamId, keyId, privateKey: APPLE_PRIVATE_KEY },
    scope: 'name email',
    // With a scope Apple answers in no other way.
    parameters: { response_mode: 'form_post' },
    usesPkce: false,
  };
}

function facebook(config: Config): Provider | null {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret, FACEBOOK_URL } = config;
  if (!clientId || !secret) return null;
  const site = FACEBOOK_URL ?? 'https://www.facebook.com';
  return {
    name: 'facebook',
    issuer: site,
    clientId,
    secret,
    scope: 'openid email public_profile',
    usesPkce: true,
    // Its discovery document names no token endpoint.
    endpoints: {
      authorization_endpoint: `${site}/dialog/oauth`,
      token_endpoint: `${FACEBOOK_URL ?? 'https://graph.facebook.com'}/oauth/access_token`,
      jwks_uri: `${site}/.well-known/oauth/openid/jwks/`,
    },
  };
}
