import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { validateCartInput } from '../../contract/cart-validation.ts';
import type { PlainVisit } from '../../contract/page-handler.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';
import type { Services } from '../services.ts';

/** Set by nothing but a form that was sent without scripts: whoever has it gets pages rendered for them. */
const COOKIE = 'plain';
/** An evening: for longer, the e-mail's link leads to the order. */
const LIFE_S = 12 * 60 * 60;
/** So that nothing else that the secret has signed passes for a visit. */
const TYPE = 'plain+jwt';
/** What browsers keep of one cookie, with its name and attributes. */
const MAX_LENGTH = 3900;

const kept = z.object({
  aud: z.string(),
  exp: z.number(),
  lines: validateCartInput.shape.items,
  session: z.nullable(z.object({ sub: z.string(), sid: z.string() })),
  orderKey: z.nullable(z.string()),
  notices: z.array(z.string()),
});

export const NEW_VISIT: PlainVisit = { lines: [], token: null, orderKey: null, notices: [] };

export type PlainVisits = ReturnType<typeof plainVisits>;

/** Reads and writes the signed cookie of visits without scripts (decision 102). It is valid at one restaurant. */
export function plainVisits({ config, tokens, clock }: Pick<Services, 'config' | 'tokens' | 'clock'>) {
  const key = tokenSecret(config);
  const sign = createSigner({ key, algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE }, noTimestamp: true });
  const verify = createVerifier({ key, algorithms: ['HS256'], checkTyp: TYPE, ignoreExpiration: true });

  return {
    /** null: scripts run, as far as is known. */
    of(request: FastifyRequest, restaurantId: string): PlainVisit | null {
      const text = request.cookies[COOKIE];
      const visit = text === undefined ? null : kept.safeParse(verified(text));
      if (!visit?.success || visit.data.aud !== restaurantId || visit.data.exp * 1000 <= clock()) return null;
      const { lines, session, orderKey, notices } = visit.data;
      return { lines, token: session && tokens.sign({ ...session, aud: restaurantId }), orderKey, notices };
    },
    keep(request: FastifyRequest, reply: FastifyReply, restaurantId: string, visit: PlainVisit): void {
      const { lines, token, orderKey, notices } = visit;
      const claims = token === null ? null : tokens.verify(token, restaurantId);
      const session = claims && { sub: claims.sub, sid: claims.sid };
      const expires = Math.floor(clock() / 1000) + LIFE_S;
      const seal = (said: string[]) =>
        sign({ aud: restaurantId, exp: expires, lines, session, orderKey, notices: said });
      const whole = seal(notices);
      reply.setCookie(COOKIE, whole.length > MAX_LENGTH ? seal([]) : whole, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: LIFE_S,
      });
    },
    end(reply: FastifyReply): void {
      reply.clearCookie(COOKIE, { path: '/' });
    },
  };

  function verified(text: string): unknown {
    try {
      return verify(text);
    } catch (error) {
      if (error instanceof TokenError) return null;
      throw error;
    }
  }
}
