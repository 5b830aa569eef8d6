import { deliveryCheckAnswer, deliveryCheckInput } from '../delivery-check.ts';
import { endpoint } from './endpoint.ts';

/** In a body, because addresses belong in no log. */
export const checkDelivery = endpoint('POST', '/delivery/check', {
  perMinute: 40,
  summary: 'Tell whether an address is delivered to, for how much, from what sum and how soon',
  description: 'It promises nothing: placing an order decides, by the same rules.',
  tag: 'addresses',
  body: deliveryCheckInput,
  answer: deliveryCheckAnswer,
  refusals: ['address_search_unavailable'],
});
