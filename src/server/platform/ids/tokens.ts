import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { Clock } from '../clock.ts';

export interface AccessClaims {
  /** User id. */
  sub: string;
  /** Restaurant id: the token is valid at this restaurant only (DECISIONS, settled 13). */
  aud: string;
  /** Session id. */
  sid: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** null for a token that is invalid, expired, not yet valid, of another type or of another restaurant. */
  verify(token: string, restaurantId: string): AccessClaims | null;
}

/** The `typ` header (RFC 9068), so that no other token signed with the same secret passes for an access token. */
const TYPE = 'at+jwt';
/** Tolerated difference between the clocks of two processes. */
const CLOCK_SKEW_S = 60;

/** Signs and verifies HS256 tokens, which expire `lifeSeconds` after they were signed. */
export function accessTokens(settings: { secret: string; lifeSeconds: number; clock: Clock }): AccessTokens {
  const key = settings.secret;
  const sign = createSigner({ key, algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE } });
  // The verifier caches results, so that it checks the signature only. Expiry is checked below, by the injected clock.
  const unbounded = { ignoreExpiration: true, ignoreNotBefore: true };
  const verify = createVerifier({ key, algorithms: ['HS256'], checkTyp: TYPE, ...unbounded, cache: 5000 });
  return {
    sign: (claims) => {
      const issuedAt = Math.floor(settings.clock() / 1000);
      return sign({ ...claims, iat: issuedAt, exp: issuedAt + settings.lifeSeconds });
    },
    verify: (token, restaurantId) => {
      if (!isCanonical(token)) return null;
      try {
        const claims = verify(token) as Partial<Claims>;
        return isAccess(claims, restaurantId) && isCurrent(claims, settings.clock() / 1000) ? claims : null;
      } catch (error) {
        if (error instanceof TokenError) return null;
        throw error;
      }
    },
  };
}

/** Instants in seconds since the epoch, as in every JWT. */
interface Claims extends AccessClaims {
  iat: number;
  exp: number;
  nbf?: number;
}

/**
 * The last base64url character of a signature has two unused bits, so that several spellings decode alike: only the canonical one
 * is accepted.
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function isAccess({ sub, aud, sid }: Partial<Claims>, restaurantId: string): boolean {
  return typeof sub === 'string' && typeof sid === 'string' && aud === restaurantId;
}

function isCurrent(claims: Partial<Claims>, now: number): claims is Claims {
  const { iat, exp, nbf = 0 } = claims;
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof nbf !== 'number') return false;
  return exp > now && Math.max(iat, nbf) <= now + CLOCK_SKEW_S;
}
