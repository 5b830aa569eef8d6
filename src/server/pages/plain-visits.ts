import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { validateCartInput } from '../../contract/cart-validation.ts';
import { checkedPlace } from '../../contract/delivery-check.ts';
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
  place: z.optional(z.nullable(z.object({ typed: z.string(), place: checkedPlace }))),
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
      const { lines, session, orderKey, notices, place = null } = visit.data;
      return { lines, token: session && tokens.sign({ ...session, aud: restaurantId }), orderKey, notices, place };
    },
    keep(request: FastifyRequest, reply: FastifyReply, restaurantId: string, visit: PlainVisit): void {
      const { lines, token, orderKey, notices, place = null } = visit;
      const claims = token === null ? null : tokens.verify(token, restaurantId);
      const session = claims && { sub: claims.sub, sid: claims.sid };
      const expires = Math.floor(clock() / 1000) + LIFE_S;
      const seal = (more: Pick<PlainVisit, 'notices' | 'place'>) =>
        sign({ aud: restaurantId, exp: expires, lines, session, orderKey, ...more });
      // What is said can be left out, and where the cart is to go can be typed again.
      const fitting = [
        { notices, place },
        { notices: [], place },
      ]
        .map(seal)
        .find(({ length }) => length <= MAX_LENGTH);
      reply.setCookie(COOKIE, fitting ?? seal({ notices: [], place: null }), {
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
