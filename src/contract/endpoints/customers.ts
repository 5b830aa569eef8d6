import {
  accountCopyAnswer,
  affiliationsAnswer,
  changePasswordInput,
  favoriteParams,
  favoritesAnswer,
  messageAnswer,
  profileInput,
  userAnswer,
} from '../accounts/accounts.ts';
import { addressAnswer, addressInput, addressParams } from '../accounts/addresses.ts';
import { proofInput } from '../accounts/identities.ts';
import { endpoint } from './endpoint.ts';

export const getProfile = endpoint('GET', '/users/me', {
  needs: 'session',
  summary: 'Get the signed-in customer, as this restaurant sees them',
  tag: 'account',
  answer: userAnswer,
});

export const updateProfile = endpoint('PUT', '/users/me', {
  needs: 'account',
  summary: 'Change the signed-in customer’s name or phone number',
  tag: 'account',
  body: profileInput,
  answer: userAnswer,
});

export const changePassword = endpoint('PUT', '/users/me/change-password', {
  needs: 'account',
  perMinute: 60,
  summary: 'Change the customer’s password and end all their sessions, including this one',
  tag: 'account',
  body: changePasswordInput,
  answer: messageAnswer,
  refusals: ['wrong_password', 'too_many_attempts', 'too_busy'],
});

export const copyAccount = endpoint('POST', '/users/me/copy', {
  isHidden: true,
  needs: 'account',
  perMinute: 10,
  summary: 'Get a copy of everything that is stored about the signed-in customer',
  answer: accountCopyAnswer,
});

export const deleteAccount = endpoint('POST', '/users/me/deletion', {
  isHidden: true,
  needs: 'account',
  perMinute: 20,
  summary: 'Delete the signed-in customer’s account for good',
  body: proofInput,
  refusals: [
    ...(['wrong_password', 'sign_in_anew', 'too_many_attempts', 'too_busy'] as const),
    ...(['own_orders_under_way', 'only_owner'] as const),
  ],
});

export const getAffiliations = endpoint('GET', '/users/me/affiliations', {
  needs: 'account',
  summary: 'Get the customer’s points and role at this restaurant',
  tag: 'account',
  answer: affiliationsAnswer,
});

export const addAddress = endpoint('POST', '/users/me/addresses', {
  needs: 'account',
  summary: 'Save an address; the first one becomes the default',
  tag: 'addresses',
  body: addressInput,
  answer: addressAnswer,
  status: 201,
  refusals: ['too_many_addresses'],
});

export const changeAddress = endpoint('PUT', '/users/me/addresses/:id', {
  needs: 'account',
  summary: 'Replace a saved address',
  tag: 'addresses',
  params: addressParams,
  body: addressInput,
  answer: addressAnswer,
  refusals: ['address_not_found'],
});

export const removeAddress = endpoint('DELETE', '/users/me/addresses/:id', {
  needs: 'account',
  summary: 'Delete a saved address; if it was the default, the oldest of the rest becomes it',
  tag: 'addresses',
  params: addressParams,
  refusals: ['address_not_found'],
});

export const setDefaultAddress = endpoint('PATCH', '/users/me/addresses/:id/default', {
  needs: 'account',
  summary: 'Make a saved address the default',
  tag: 'addresses',
  params: addressParams,
  answer: userAnswer,
  refusals: ['address_not_found'],
});

export const addFavorite = endpoint('PUT', '/users/me/favorites/:productId', {
  needs: 'account',
  summary: 'Add a product of this restaurant to the customer’s favourites',
  tag: 'account',
  params: favoriteParams,
  answer: favoritesAnswer,
  refusals: ['not_found'],
});

export const removeFavorite = endpoint('DELETE', '/users/me/favorites/:productId', {
  needs: 'account',
  summary: 'Remove a product from the customer’s favourites',
  tag: 'account',
  params: favoriteParams,
  answer: favoritesAnswer,
  refusals: ['not_found'],
});
