import { emailKey } from '../../src/domain/people/email.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

const HALF_AN_HOUR_MS = 1_800_000;

/** A new account, and what its browser has. */
export async function register({ call }: TestApp, host: string, email: string) {
  const body = { name: 'Ada Cook', email, password: PASSWORD, confirmPassword: PASSWORD, acceptedTerms: true };
  const answer = await call({ method: 'POST', url: '/auth/register', host, body });
  const token: string = answer.body.accessToken;
  const refreshToken = answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  const profile = await call({ url: '/users/me', host, token });
  return { userId: profile.body.data.user._id as string, token, refreshToken };
}

/** The token of a mailed link to reset the customer's password. */
export async function newResetToken({ services: { db, clock } }: TestApp, restaurantId: string, userId: string) {
  const token = newId();
  const expires_at = clock() + HALF_AN_HOUR_MS;
  await db
    .insertInto('password_resets')
    .values({ token_hash: sha256(token), user_id: userId, restaurant_id: restaurantId, expires_at })
    .execute();
  return token;
}

/** An open invitation to work at the restaurant, and the token of its link. */
export async function newInvitation(
  { services: { db, clock } }: TestApp,
  { restaurantId, email, invitedBy }: { restaurantId: string; email: string; invitedBy: string },
): Promise<{ id: string; token: string }> {
  const invitation = { id: newId(), token: newId() };
  await db
    .insertInto('invitations')
    .values({
      restaurant_id: restaurantId,
      id: invitation.id,
      email,
      email_key: emailKey(email),
      role: 'Manager',
      token_hash: sha256(invitation.token),
      invited_by: invitedBy,
      mail_id: newId(),
      state: 'open',
      expires_at: clock() + HALF_AN_HOUR_MS,
    })
    .execute();
  return invitation;
}
