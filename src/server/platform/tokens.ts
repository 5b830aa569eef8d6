import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { Clock } from './clock.ts';

export interface AccessClaims {
  /** User id. */
  sub: string;
  /** Restaurant id: a token made at one restaurant says nothing at another. */
  aud: string;
  /** Session id: the family of refresh tokens. */
  sid: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** Null for a token that is wrong, expired, not yet valid, of another kind or of another restaurant. */
  verify(token: string, restaurantId: string): AccessClaims | null;
}

/** What an access token calls itself (RFC 9068), so that nothing else signed with the same secret passes for one. */
const TYPE = 'at+jwt';
/** How far the clocks of two processes may be apart. */
const CLOCK_SKEW_S = 60;

/** HS256 tokens; `lifeSeconds` after `clock` they are worth nothing. */
export function accessTokens(settings: { secret: string; lifeSeconds: number; clock: Clock }): AccessTokens {
  const key = settings.secret;
  const sign = createSigner({ key, algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE } });
  // Instants are compared here, by the injected clock: what the verifier remembers is only the signature's worth.
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

/** Instants in seconds, as JWT has them. */
interface Claims extends AccessClaims {
  iat: number;
  exp: number;
  nbf?: number;
}

/** A signature's last letter carries two bits that decoding drops: only the spelling that was signed is a token. */
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
