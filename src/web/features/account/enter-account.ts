import type { LoginInput, RegisterInput } from '../../../contract/accounts/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

type Context = Pick<AppContext, 'api' | 'session'>;

/** Signs in and loads the profile. Resolves to null if the session has begun, otherwise to the reason. */
export async function requestSignIn({ api, session }: Context, input: LoginInput): Promise<ApiFailure | null> {
  const result = await api.auth.login(input);
  if (!result.ok) return result.failure;
  if (!result.data?.accessToken) return NO_TOKEN;
  session.keep(result.data.accessToken);
  await session.loadUser();
  return null;
}

/** The email of a registration whose answer never came, so that the next one may find it taken by itself. */
let unansweredEmail = '';

/**
 * Registers, then signs in with the same credentials (specification section 4, "Auth"). If the answer is lost, signing in tells
 * whether the registration had arrived.
 */
export async function register(context: Context, input: RegisterInput): Promise<ApiFailure | null> {
  const { api, session } = context;
  const { email, password } = input;
  const result = await api.auth.register(input);
  if (!result.ok) {
    if (result.failure.kind === 'network') unansweredEmail = email;
    const hasArrived = email === unansweredEmail && (await requestSignIn(context, { email, password })) === null;
    return hasArrived ? null : result.failure;
  }
  if (!result.data?.accessToken) return NO_TOKEN;
  session.keep(result.data.accessToken);
  const failure = await requestSignIn(context, { email, password });
  // Registration counts as done even so: its token is valid, and registering again would find the email taken.
  if (failure) await session.loadUser();
  return null;
}

/** Stands for a 2xx answer without a token, which the form shows as a failure. */
const NO_TOKEN: ApiFailure = {
  kind: 'problem',
  status: 500,
  problem: { type: 'about:blank', title: '', status: 500, detail: '', message: '', code: 'no_token', requestId: '' },
};
