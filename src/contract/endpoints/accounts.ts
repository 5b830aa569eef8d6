import {
  accessTokenAnswer,
  forgotPasswordInput,
  loginInput,
  messageAnswer,
  registerInput,
  resetPasswordInput,
  sessionAnswer,
} from '../accounts/accounts.ts';
import { endpoint } from './endpoint.ts';

export const login = endpoint('POST', '/auth/login', {
  perMinute: 60,
  summary: 'Sign a customer in at this restaurant and set the refresh cookie',
  tag: 'auth',
  body: loginInput,
  answer: sessionAnswer,
  refusals: ['invalid_credentials', 'too_many_attempts', 'too_busy'],
});

export const register = endpoint('POST', '/auth/register', {
  perMinute: 60,
  summary: 'Create an account, sign it in and set the refresh cookie',
  tag: 'auth',
  body: registerInput,
  answer: sessionAnswer,
  status: 201,
  refusals: ['email_taken', 'too_busy'],
});

export const refreshToken = endpoint('POST', '/auth/refresh-token', {
  perMinute: 120,
  summary: 'Exchange the refresh cookie for an access token and a new refresh cookie',
  tag: 'auth',
  security: [{ refresh: [] }],
  answer: accessTokenAnswer,
  refusals: ['session_ended', 'refresh_raced'],
});

export const logout = endpoint('POST', '/auth/logout', {
  summary: 'End the session of the refresh cookie, if there is one',
  tag: 'auth',
  security: [{ refresh: [] }, {}],
});

export const beginGuest = endpoint('POST', '/auth/guest', {
  perMinute: 30,
  summary: 'Begin the session of a guest, who orders without an account, and set the refresh cookie',
  tag: 'auth',
  answer: accessTokenAnswer,
  status: 201,
  refusals: ['guests_not_taken', 'too_many_attempts'],
});

export const forgotPassword = endpoint('POST', '/auth/forgot-password', {
  perMinute: 20,
  summary: 'E-mail a link for setting a new password; the answer is the same for every address',
  tag: 'auth',
  body: forgotPasswordInput,
  answer: messageAnswer,
});

export const resetPassword = endpoint('POST', '/auth/reset-password', {
  perMinute: 20,
  summary: 'Set a new password with the single-use token from an e-mailed link',
  tag: 'auth',
  body: resetPasswordInput,
  answer: messageAnswer,
  refusals: ['reset_link_invalid', 'too_busy'],
});
