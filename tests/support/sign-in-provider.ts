import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInProvider } from '../../src/domain/people/sign-in-providers.ts';
import { AUTHORIZATION, EXCHANGE } from './sign-in-rules.ts';
import { challengeOf, claimsSignedBy, newRsaKey } from './sign-in-tokens.ts';

/** Somebody with an account at a provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  hd?: string;
}
interface Request {
  provider: SignInProvider;
  redirect_uri: string;
  state: string;
  nonce: string;
  code_challenge?: string;
}
type Answer = { status: number; body?: unknown; html?: string; location?: string };

const HALF_A_YEAR_S = 15_777_000;

/**
 * The three providers in one server, from their documents and OpenID Connect's, stricter than they have to be. `twist` changes what the next
 * ID tokens say; `cancel` and `grant` are a person at the provider's page.
 */
export async function startSignInProvider(signInAddress: string) {
  const key = newRsaKey('of-today');
  const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clients = {
    google: { id: 'google-client', secret: 'google-secret' },
    apple: { id: 'com.example.sign-in', teamId: 'TEAM123456', keyId: 'KEY1234567' },
    facebook: { id: '1234567890', secret: 'facebook-secret' },
  };
  const requests = new Map<string, Request>();
  const codes = new Map<string, { request: Request; person: Person }>();
  const twist: { claims?: Record<string, unknown>; key?: ReturnType<typeof newRsaKey> } = {};
  const refused: string[] = [];
  const server = { people: {} as Record<string, Person>, twist, refused, isOff: false };

  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, body, html, location } = answer(request, Buffer.concat(parts).toString());
      if (status >= 400) refused.push(`${request.url?.split('?')[0]}: ${JSON.stringify(body)}`);
      response
        .writeHead(status, {
          'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
          ...(location !== undefined && { location }),
        })
        .end(html ?? JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  http.unref();
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const issuerOf = (provider: SignInProvider) => `${base}/${provider}`;

  function answer(request: IncomingMessage, body: string): Answer {
    if (server.isOff) return { status: 503 };
    const url = new URL(request.url ?? '', base);
    const [, provider, ...rest] = url.pathname.split('/') as [string, SignInProvider, ...string[]];
    if (!(provider in clients)) return { status: 404 };
    const issuer = issuerOf(provider);
    switch (`${request.method} ${rest.join('/')}`) {
      case 'GET .well-known/openid-configuration':
        // Facebook's names no token endpoint.
        return provider === 'facebook' ? { status: 404 } : { status: 200, body: metadata(provider, issuer) };
      case 'GET keys':
      case 'GET .well-known/oauth/openid/jwks/':
        return { status: 200, body: { keys: [key.jwk] } };
      case 'GET authorize':
      case 'GET dialog/oauth': {
        const asked = authorize(provider, url.searchParams);
        return typeof asked === 'string' ? { status: 200, html: page(provider, asked) } : asked;
      }
      case 'GET consent':
        return consent(provider, url.searchParams);
      case 'POST token':
      case 'POST oauth/access_token':
        return token(provider, request, body);
      default:
        return { status: 404 };
    }
  }

  function metadata(provider: SignInProvider, issuer: string) {
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      ...(provider === 'google' && {
        code_challenge_methods_supported: ['plain', 'S256'],
        authorization_response_iss_parameter_supported: true,
      }),
    };
  }

  /** The id of a request that is as it has to be. */
  function authorize(provider: SignInProvider, query: URLSearchParams): string | Answer {
    const isRepeated = new Set(query.keys()).size !== query.size;
    const parsed = AUTHORIZATION[provider].safeParse(Object.fromEntries(query));
    if (!parsed.success || isRepeated) return wrong('invalid_request', parsed.error?.message);
    if (parsed.data.client_id !== clients[provider].id) return wrong('invalid_client');
    if (parsed.data.redirect_uri !== `${signInAddress}/sign-in/${provider}`) return wrong('redirect_uri_mismatch');
    const id = randomUUID();
    requests.set(id, { provider, ...parsed.data });
    return id;
  }

  /** A link for each person, and one to cancel. */
  function page(provider: SignInProvider, id: string): string {
    const at = (as: string) => `/${provider}/consent?${new URLSearchParams({ id, as })}`;
    const links = Object.keys(server.people).map((name) => `<li><a href="${at(name)}">${name}</a></li>`);
    return `<!doctype html><html lang="en"><title>${provider}</title><main><h1>Choose an account</h1><ul>${links.join('')}</ul><a href="${at('')}">Cancel</a></main></html>`;
  }

  function consent(provider: SignInProvider, query: URLSearchParams): Answer {
    const request = requests.get(query.get('id') ?? '');
    const person = server.people[query.get('as') ?? ''];
    if (!request) return wrong('invalid_request');
    const { form, address } = respond(provider, request, person);
    if (provider !== 'apple') return { status: 302, location: address };
    const fields = [...form].map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
    return {
      status: 200,
      html: `<!doctype html><html lang="en"><title>apple</title><form method="post" action="${request.redirect_uri}">${fields.join('')}<button>Continue</button></form></html>`,
    };
  }

  function respond(provider: SignInProvider, request: Request, person: Person | undefined) {
    const form = new URLSearchParams({ state: request.state });
    if (person) {
      const code = randomUUID();
      codes.set(code, { request, person });
      form.set('code', code);
      const [firstName, lastName] = (person.name ?? '').split(' ');
      if (provider === 'apple')
        form.set('user', JSON.stringify({ name: { firstName, lastName }, email: person.email }));
    } else form.set('error', provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied');
    if (provider === 'google') form.set('iss', issuerOf(provider));
    return { form, address: `${request.redirect_uri}?${form}` };
  }

  function token(provider: SignInProvider, { headers }: IncomingMessage, body: string): Answer {
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return wrong('invalid_request');
    const parsed = EXCHANGE[provider].safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!parsed.success) return wrong('invalid_request', parsed.error.message);
    const { code, client_id, client_secret, redirect_uri } = parsed.data;
    if (client_id !== clients[provider].id || !isSecret(provider, client_secret)) return wrong('invalid_client');
    const granted = codes.get(code);
    // A code is good once, whatever comes of it.
    codes.delete(code);
    if (granted?.request.provider !== provider) return wrong('invalid_grant');
    if (granted.request.redirect_uri !== redirect_uri) return wrong('invalid_grant');
    const { code_challenge: challenge } = granted.request;
    const verifier = 'code_verifier' in parsed.data ? String(parsed.data.code_verifier) : undefined;
    if (challenge !== (verifier && challengeOf(verifier))) return wrong('invalid_grant');
    const now = Math.floor(Date.now() / 1000);
    const { name, ...person } = granted.person;
    const claims = {
      ...{ iss: issuerOf(provider), aud: client_id, iat: now, exp: now + 600, nonce: granted.request.nonce },
      ...person,
      // Apple tells it beside the token.
      ...(provider !== 'apple' && { name }),
      ...twist.claims,
    };
    const id_token = (twist.key ?? key).sign(claims);
    return { status: 200, body: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 600, id_token } };
  }

  /** Apple: "Creating a client secret". */
  function isSecret(provider: SignInProvider, given: string): boolean {
    if (provider !== 'apple') return given === clients[provider].secret;
    try {
      const { header, claims } = claimsSignedBy(appleKey.publicKey, given);
      const { iss, sub, aud, iat, exp, ...others } = claims;
      const now = Date.now() / 1000;
      return (
        JSON.stringify(
          Object.entries(header)
            .filter(([name]) => name !== 'typ')
            .sort(),
        ) === JSON.stringify(Object.entries({ alg: 'ES256', kid: clients.apple.keyId }).sort()) &&
        [iss, sub, aud].join() === [clients.apple.teamId, clients.apple.id, issuerOf('apple')].join() &&
        Number(iat) <= now + 5 &&
        Number(exp) > now &&
        Number(exp) <= now + HALF_A_YEAR_S &&
        Object.keys(others).length === 0
      );
    } catch {
      return false;
    }
  }

  function wrong(error: string, detail?: string): Answer {
    return { status: 400, body: { error, ...(detail && { error_description: detail }) } };
  }

  return Object.assign(server, {
    /** A server's settings for it. */
    env: {
      SIGN_IN_ADDRESS: signInAddress,
      ...{ GOOGLE_URL: issuerOf('google'), APPLE_URL: issuerOf('apple'), FACEBOOK_URL: issuerOf('facebook') },
      ...{ GOOGLE_CLIENT_ID: clients.google.id, GOOGLE_CLIENT_SECRET: clients.google.secret },
      ...{ FACEBOOK_CLIENT_ID: clients.facebook.id, FACEBOOK_CLIENT_SECRET: clients.facebook.secret },
      ...{ APPLE_CLIENT_ID: clients.apple.id, APPLE_TEAM_ID: clients.apple.teamId, APPLE_KEY_ID: clients.apple.keyId },
      APPLE_PRIVATE_KEY: appleKey.privateKey
        .export({ format: 'pem', type: 'pkcs8' })
        .toString()
        .replaceAll('\n', '\\n'),
    },
    /** Somebody agrees on the page of this address. Returns what the provider answers with. */
    grant(address: string, person: Person): URLSearchParams {
      return ask(address, person);
    },
    cancel(address: string): URLSearchParams {
      return ask(address, undefined);
    },
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });

  function ask(address: string, person: Person | undefined): URLSearchParams {
    const url = new URL(address);
    const provider = url.pathname.split('/')[1] as SignInProvider;
    const asked = authorize(provider, url.searchParams);
    if (typeof asked !== 'string') throw new Error(JSON.stringify(asked.body));
    return respond(provider, requests.get(asked) as Request, person).form;
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
