import { sessionAnswer } from '../accounts/accounts.ts';
import {
  beginSignInInput,
  handedSignIn,
  identitiesAnswer,
  proofInput,
  providerParams,
  signInAddressAnswer,
} from '../accounts/identities.ts';
import { endpoint } from './endpoint.ts';

/* In no document: what they hand on is good for the browser alone in which our own pages began. */

export const beginProviderSignIn = endpoint('POST', '/auth/providers/:provider', {
  isHidden: true,
  perMinute: 30,
  summary: 'Begin a sign-in with a provider, and bind it to this browser',
  params: providerParams,
  body: beginSignInInput,
  answer: signInAddressAnswer,
  refusals: ['provider_not_offered', 'provider_unreachable', 'too_many_attempts'],
});

export const finishProviderSignIn = endpoint('POST', '/auth/provider-sign-in', {
  isHidden: true,
  perMinute: 60,
  summary: 'Sign in with what the provider has answered, and set the refresh cookie',
  body: handedSignIn,
  answer: sessionAnswer,
  refusals: [
    ...(['sign_in_over', 'sign_in_cancelled', 'sign_in_failed'] as const),
    ...(['sign_in_no_address', 'sign_in_first', 'sign_in_of_staff'] as const),
  ],
});

export const listIdentities = endpoint('GET', '/users/me/identities', {
  isHidden: true,
  needs: 'account',
  perMinute: 60,
  summary: 'List the providers that the signed-in customer can sign in with',
  answer: identitiesAnswer,
});

export const connectProvider = endpoint('POST', '/users/me/identities/:provider', {
  isHidden: true,
  needs: 'account',
  perMinute: 20,
  summary: 'Begin to connect a provider with the signed-in customer’s account',
  params: providerParams,
  body: proofInput,
  answer: signInAddressAnswer,
  refusals: [
    ...(['provider_not_offered', 'provider_unreachable', 'sign_in_of_staff'] as const),
    ...(['wrong_password', 'sign_in_anew', 'too_many_attempts', 'too_busy'] as const),
  ],
});

export const finishConnecting = endpoint('POST', '/users/me/identities', {
  isHidden: true,
  needs: 'account',
  perMinute: 60,
  summary: 'Connect the account with what the provider has answered',
  body: handedSignIn,
  answer: identitiesAnswer,
  refusals: [
    ...(['sign_in_over', 'sign_in_cancelled', 'sign_in_failed'] as const),
    ...(['sign_in_of_staff', 'identity_taken'] as const),
  ],
});

export const disconnectProvider = endpoint('DELETE', '/users/me/identities/:provider', {
  isHidden: true,
  needs: 'account',
  perMinute: 20,
  summary: 'Disconnect a provider, unless it is the last way into the account',
  params: providerParams,
  answer: identitiesAnswer,
  refusals: ['last_way_in'],
});
