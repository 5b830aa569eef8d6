import { placeAnswer, placeQuery, suggestionsAnswer, suggestionsQuery } from '../accounts/addresses.ts';
import { endpoint } from './endpoint.ts';

export const suggestAddresses = endpoint('GET', '/address/autocomplete', {
  perMinute: 60,
  summary: 'Suggest addresses for three or more typed characters',
  tag: 'addresses',
  query: suggestionsQuery,
  answer: suggestionsAnswer,
  refusals: ['address_search_unavailable'],
});

export const getAddressDetails = endpoint('GET', '/address/details', {
  perMinute: 60,
  summary: 'Get the parts of a suggested address',
  tag: 'addresses',
  query: placeQuery,
  answer: placeAnswer,
  refusals: ['place_not_found', 'address_search_unavailable'],
});
