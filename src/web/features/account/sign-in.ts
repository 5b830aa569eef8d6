import type { LoginInput, RegisterInput } from '../../../contract/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

type Context = Pick<AppContext, 'api' | 'session'>;

/** Null when the session has begun; otherwise why not. */
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
  // The account is there and its token is good: asking again would find the address taken.
  if (failure) await session.loadUser();
  return null;
}

/** An answer of 200 that signs nobody in: the form says that it failed. */
const NO_TOKEN: ApiFailure = {
  kind: 'problem',
  status: 500,
  problem: { type: 'about:blank', title: '', status: 500, detail: '', message: '', code: 'no_token', requestId: '' },
};
