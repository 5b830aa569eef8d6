import { orderLinkAnswer, trackedOrderAnswer, trackedOrderInput, trackedReviewInput } from '../order-links.ts';
import { orderPushAnswer, orderPushInput, pushKeyAnswer, trackedPushInput } from '../order-pushes.ts';
import { changedOrderAnswer, orderParams } from '../orders.ts';
import { reviewAnswer } from '../reviews.ts';
import { endpoint } from './endpoint.ts';

export const makeOrderLink = endpoint('POST', '/orders/:id/links', {
  needs: 'session',
  perMinute: 120,
  summary: 'Make a link with which anybody can follow and cancel one of the customer’s orders',
  description: 'It agrees to no dearer order. The links in e-mails to whoever ordered do.',
  tag: 'orders',
  params: orderParams,
  answer: orderLinkAnswer,
  status: 201,
  refusals: ['not_found'],
});

export const revokeOrderLinks = endpoint('DELETE', '/orders/:id/links', {
  needs: 'session',
  summary: 'Revoke all links to one of the customer’s orders, those in e-mails too',
  tag: 'orders',
  params: orderParams,
  refusals: ['not_found'],
});

export const getTrackedOrder = endpoint('POST', '/tracked-orders', {
  perMinute: 120,
  summary: 'Get the order of a tracking link',
  description:
    'Until 30 days after its end. A day after it, phone number, address and notes are gone. A POST, so that links stand in no log.',
  tag: 'orders',
  body: trackedOrderInput,
  answer: trackedOrderAnswer,
  refusals: ['not_found'],
});

export const cancelTrackedOrder = endpoint('POST', '/tracked-orders/cancellation', {
  perMinute: 120,
  summary: 'Cancel the order of a tracking link, which is not confirmed yet',
  tag: 'orders',
  body: trackedOrderInput,
  answer: changedOrderAnswer,
  refusals: ['not_found', 'not_cancellable'],
});

export const reviewTrackedOrder = endpoint('POST', '/tracked-orders/review', {
  isHidden: true,
  perMinute: 30,
  summary: 'Review the order of a tracking link, as its customer',
  body: trackedReviewInput,
  answer: reviewAnswer,
  status: 201,
  refusals: ['not_found', 'nothing_to_review', 'already_reviewed'],
});

export const followTrackedOrder = endpoint('POST', '/tracked-orders/pushes', {
  isHidden: true,
  perMinute: 120,
  summary: 'Have a browser told how the order of a tracking link goes on',
  body: trackedPushInput,
  answer: orderPushAnswer,
  status: 201,
  refusals: ['not_found', 'too_busy', 'push_service_unknown'],
});

export const getPushKey = endpoint('GET', '/push-key', {
  isHidden: true,
  perMinute: 120,
  summary: 'Get the key with which a browser subscribes to pushes',
  answer: pushKeyAnswer,
});

export const followMyOrder = endpoint('POST', '/orders/:id/pushes', {
  isHidden: true,
  needs: 'session',
  perMinute: 120,
  summary: 'Have a browser told how one of the customer’s orders goes on',
  params: orderParams,
  body: orderPushInput,
  answer: orderPushAnswer,
  status: 201,
  refusals: ['not_found', 'too_busy', 'push_service_unknown'],
});
