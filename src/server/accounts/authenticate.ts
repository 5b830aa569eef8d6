import type { FastifyRequest } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { Account } from '../platform/http/app.ts';
import type { AccessTokens } from '../platform/ids/tokens.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

export type Authenticate = (request: FastifyRequest) => Promise<void>;

/**
 * A hook before validation that demands a signed-in user: a valid token of this restaurant whose session has not ended, by logout
 * or a changed password. Sets `request.account`, else throws 401; and 403 for a guest, unless `admits` guests too.
 */
export function authenticator(db: Db, tokens: AccessTokens, admits?: 'guests'): Authenticate {
  return async (request) => {
    const account = await accountOf(db, tokens, request);
    if (!account) throw new Refusal(commonRefusals.unauthenticated);
    if (account.isGuest && admits !== 'guests') throw new Refusal(commonRefusals.account_needed);
    request.account = account;
  };
}

async function accountOf(db: Db, tokens: AccessTokens, request: FastifyRequest): Promise<Account | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? null : accountOfToken(db, tokens, request.tenant.id, token);
}

/** The account of a token of this restaurant; null if the token is invalid or its session has ended. */
export async function accountOfToken(
  db: Db,
  tokens: AccessTokens,
  restaurantId: string,
  token: string,
): Promise<Account | null> {
  const claims = tokens.verify(token, restaurantId);
  if (!claims) return null;
  const session = (await sessionUser(db, { id: claims.sid })).rows[0];
  if (session?.user_id !== claims.sub) return null;
  return { userId: claims.sub, sessionId: claims.sid, isGuest: session.kind === 'guest' };
}

const sessionUser = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.user_id', 'u.kind'])
    .where('s.id', '=', id),
);

/** The account of a request that passed `authenticate`; throws 401 without one. */
export function signedIn(request: FastifyRequest): Account {
  if (!request.account) throw new Refusal(commonRefusals.unauthenticated);
  return request.account;
}
