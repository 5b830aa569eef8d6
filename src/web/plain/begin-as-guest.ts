import { refusalText } from '../app/api/refusal-text.ts';
import { safeRedirect } from '../app/session/safe-redirect.ts';
import { hasSession } from '../app/session/session.ts';
import { type Act, refuse } from './act.ts';

/** The sign-in page's form for guests: begins a guest's session and leads to the page that asked for one. Accounts need scripts. */
export const beginAsGuest: Act = async (app, { form, address }) => {
  if (!form.has('guest')) return refuse(app.messages.i18n._('plain.sign_in'));
  const to = safeRedirect(address.query.get('redirect'));
  if (hasSession(app.session.state.get())) return { to };
  const answer = await app.api.auth.guest();
  if (answer.ok) return { to, visit: { token: answer.data.accessToken } };
  return refuse(refusalText(answer.failure) || app.messages.i18n._('auth.guest_failed'));
};
