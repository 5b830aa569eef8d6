import { creationHeaders } from '../creation.ts';
import { changedStaffOrderAnswer, staffOrderParams } from '../staff/staff-orders.ts';
import {
  callerAnswer,
  callerInput,
  payAtDoorInput,
  payLinkAnswer,
  payLinkInput,
  phoneOrderAnswer,
  phoneOrderInput,
  phonePaymentsAnswer,
  phoneQuoteAnswer,
  phoneQuoteInput,
} from '../staff/staff-phone-orders.ts';
import { endpoint } from './endpoint.ts';
import { PLACING_REFUSALS } from './placing-refusals.ts';

export const findCaller = endpoint('POST', '/staff/callers', {
  needs: 'orders',
  perMinute: 60,
  summary: 'Find who called before with a phone number, with addresses and last orders at this restaurant',
  description: 'A POST, so that numbers stand in no log and no history.',
  body: callerInput,
  answer: callerAnswer,
});

export const quotePhoneOrder = endpoint('POST', '/staff/phone-quotes', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Calculate what an order by telephone comes to, and what stands in its way',
  body: phoneQuoteInput,
  answer: phoneQuoteAnswer,
  refusals: PLACING_REFUSALS,
});

export const placePhoneOrder = endpoint('POST', '/staff/phone-orders', {
  needs: 'orders',
  scope: 'orders:write',
  perMinute: 120,
  summary: 'Place an order for a caller and accept it; a repeated Idempotency-Key returns the first order with 200',
  description:
    'The rules are those of placing an order online. A refusal that `overrides` would avoid names it as `override`.',
  headers: creationHeaders,
  body: phoneOrderInput,
  answer: phoneOrderAnswer,
  status: 201,
  orStatus: 200,
  refusals: ['override_not_allowed', ...PLACING_REFUSALS],
});

export const listPhonePayments = endpoint('GET', '/staff/phone-payments', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'List the last orders by telephone that are paid by a link, and whether they are paid',
  answer: phonePaymentsAnswer,
});

export const makePayLink = endpoint('POST', '/staff/phone-payments/:id/link', {
  needs: 'orders',
  scope: 'orders:write',
  perMinute: 120,
  summary: 'Make a link by which an order by telephone is paid, and mail the caller one if asked to',
  params: staffOrderParams,
  body: payLinkInput,
  answer: payLinkAnswer,
  refusals: ['not_found', 'payment_not_awaited'],
});

export const payAtDoor = endpoint('POST', '/staff/phone-payments/:id/door', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Accept an order by telephone that waits for its payment, to be paid when it is handed over',
  params: staffOrderParams,
  body: payAtDoorInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'payment_not_awaited', 'payment_method_unavailable', 'online_payment_required'],
});

export const callOffUnpaid = endpoint('DELETE', '/staff/phone-payments/:id', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Call off an order by telephone that waits for its payment',
  params: staffOrderParams,
  refusals: ['not_found', 'payment_not_awaited'],
});
