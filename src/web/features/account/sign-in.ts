import type { LoginInput, RegisterInput } from '../../../contract/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

type Context = Pick<AppContext, 'api' | 'session'>;

/** Signs in and loads the profile. Resolves to null if the session has begun, otherwise to the reason. */
export async function signIn({ api, session }: Context, input: LoginInput): Promise<ApiFailure | null> {
  const result = await api.auth.login(input);
  if (!result.ok) return result.failure;
  if (!result.data?.accessToken) return NO_TOKEN;
  session.keep(result.data.accessToken);
  await session.loadUser();
  return null;
}

/** Registers, then signs in with the same credentials (specification section 4, "Auth"). */
export async function register(context: Context, input: RegisterInput): Promise<ApiFailure | null> {
  const { api, session } = context;
  const result = await api.auth.register(input);
  if (!result.ok) return result.failure;
  if (!result.data?.accessToken) return NO_TOKEN;
  session.keep(result.data.accessToken);
  const failure = await signIn(context, { email: input.email, password: input.password });
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
