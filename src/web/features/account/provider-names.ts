import type { SignInProvider } from '../../../domain/people/sign-in-providers.ts';

/** As they call themselves, in every language. */
export const PROVIDER_NAMES: Record<SignInProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};
