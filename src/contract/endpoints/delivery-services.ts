import {
  deliveryQuoteAnswer,
  deliveryQuoteInput,
  deliveryServiceKeys,
  deliveryServiceParams,
  deliveryServicesAnswer,
  handOverInput,
} from '../staff/staff-delivery-services.ts';
import { changedStaffOrderAnswer, staffOrderParams } from '../staff/staff-orders.ts';
import { endpoint } from './endpoint.ts';

export const listDeliveryServices = endpoint('GET', '/staff/delivery-services', {
  needs: 'connections',
  summary: 'List the services that can bring deliveries, and whether the restaurant is connected with them',
  answer: deliveryServicesAnswer,
});

export const connectDeliveryService = endpoint('PUT', '/staff/delivery-services/:service', {
  needs: 'connections',
  perMinute: 20,
  summary: 'Connect the restaurant with a service that brings deliveries',
  description: 'The keys are tried at once, and kept sealed. No answer ever shows them.',
  params: deliveryServiceParams,
  body: deliveryServiceKeys,
  answer: deliveryServicesAnswer,
  refusals: ['payments_secret_missing', 'service_keys_wrong', 'service_unreachable'],
});

export const disconnectDeliveryService = endpoint('DELETE', '/staff/delivery-services/:service', {
  needs: 'connections',
  perMinute: 20,
  summary: 'Hand no more deliveries to a service, and forget its keys',
  params: deliveryServiceParams,
  answer: deliveryServicesAnswer,
  refusals: ['service_has_orders'],
});

export const quoteDelivery = endpoint('POST', '/staff/orders/:id/delivery-quotes', {
  needs: 'orders',
  perMinute: 60,
  summary: 'Ask a service what it takes to bring an order, and how soon it can',
  description: 'Nothing is sent yet. An offer is good for some minutes.',
  params: staffOrderParams,
  body: deliveryQuoteInput,
  answer: deliveryQuoteAnswer,
  refusals: ['not_found', 'service_not_connected', 'service_unreachable', 'nothing_to_deliver', 'courier_taken'],
});

export const handOver = endpoint('POST', '/staff/orders/:id/handed-delivery', {
  needs: 'orders',
  perMinute: 60,
  summary: 'Hand an order to a service that has made an offer',
  description:
    'From then on no courier’s phone can take it. If the service does not take it, it is the restaurant’s again.',
  params: staffOrderParams,
  body: handOverInput,
  answer: changedStaffOrderAnswer,
  status: 201,
  refusals: ['not_found', 'service_not_connected', 'quote_over', 'nothing_to_deliver', 'courier_taken'],
});

export const callBackDelivery = endpoint('DELETE', '/staff/orders/:id/handed-delivery', {
  needs: 'orders',
  perMinute: 60,
  summary: 'Call an order back from the service that it was handed to',
  description: 'It is the restaurant’s again once the service has let go of it.',
  params: staffOrderParams,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found'],
});
