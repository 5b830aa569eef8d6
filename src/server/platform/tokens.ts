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
  /** Null for a token that is wrong, expired or of another restaurant. */
  verify(token: string, restaurantId: string): AccessClaims | null;
}

/** HS256 tokens; `lifeSeconds` after `clock` they are worth nothing. */
export function accessTokens(settings: { secret: string; lifeSeconds: number; clock: Clock }): AccessTokens {
  const key = settings.secret;
  const sign = createSigner({ key, algorithm: 'HS256', noTimestamp: true });
  const verify = createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true, cache: 5000 });
  return {
    sign: (claims) => {
      const issuedAt = Math.floor(settings.clock() / 1000);
      return sign({ ...claims, iat: issuedAt, exp: issuedAt + settings.lifeSeconds });
    },
    verify: (token, restaurantId) => {
      try {
        const claims = verify(token) as AccessClaims & { exp: number };
        return claims.aud === restaurantId && claims.exp * 1000 > settings.clock() ? claims : null;
      } catch (error) {
        if (error instanceof TokenError) return null;
        throw error;
      }
    },
  };
}
