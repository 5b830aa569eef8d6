import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import type { Config } from '../platform/config.ts';
import { openIdOf } from './openid.ts';
import { configuredProviders } from './providers.ts';

export type SignInPorts = ReadonlyMap<SignInProvider, ReturnType<typeof openIdOf>>;

/** The providers that the operator has keys for. All answer at the operator's one address. */
export function signInPorts(config: Config): SignInPorts {
  const base = URL.parse(config.SIGN_IN_ADDRESS ?? '')?.origin;
  const all = base ? configuredProviders(config) : [];
  return new Map(all.map((provider) => [provider.name, openIdOf(provider, `${base}/sign-in/${provider.name}`)]));
}
