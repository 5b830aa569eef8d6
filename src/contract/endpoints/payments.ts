import { creationHeaders } from '../creation.ts';
import { paymentPageAnswer } from '../online-payment.ts';
import { trackedOrderInput } from '../order-links.ts';
import { orderAnswer, orderParams } from '../orders.ts';
import { textFile } from '../primitives.ts';
import { grantPointsInput } from '../staff/staff-customers.ts';
import { changedStaffOrderAnswer, staffOrderParams } from '../staff/staff-orders.ts';
import {
  orderItemsChange,
  paymentAccountAnswer,
  paymentAccountInput,
  paymentTestAnswer,
  quotedItemsAnswer,
  refundInput,
} from '../staff/staff-payments.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const CHANGE_REFUSALS = [
  'order_not_changeable',
  'order_has_receipt',
  'items_only_fewer',
  'order_left_empty',
  'order_changed',
  'product_foreign',
  'product_unavailable',
  'option_unavailable',
  'option_required',
  'option_limit',
  'portions_gone',
  'portions_few',
  'price_changed',
] as const;
const WRONG = [
  'payment_key_invalid',
  'payment_key_lacks_rights',
  'payment_charges_disabled',
  'payment_provider_unreachable',
  'payment_check_failed',
] as const;

export const payMyOrder = endpoint('POST', '/orders/:id/payment', {
  needs: 'session',
  perMinute: 120,
  summary: 'Open the page on which an order that awaits its payment is paid',
  tag: 'orders',
  params: orderParams,
  answer: paymentPageAnswer,
  refusals: ['not_found', 'not_payable', 'payment_unreachable'],
});

export const checkMyPayment = endpoint('POST', '/orders/:id/payment/check', {
  needs: 'session',
  perMinute: 120,
  summary: 'Ask the provider whether an order is paid by now',
  tag: 'orders',
  params: orderParams,
  answer: orderAnswer,
  refusals: ['not_found'],
});

export const payTrackedOrder = endpoint('POST', '/tracked-orders/payment', {
  perMinute: 120,
  summary: 'Open the page on which an order by telephone is paid, by its tracking link',
  description: 'The page leads back to `/track`, without the link, which is for nobody but the customer.',
  tag: 'orders',
  body: trackedOrderInput,
  answer: paymentPageAnswer,
  refusals: ['not_found', 'not_payable', 'payment_unreachable'],
});

export const refundOrder = endpoint('POST', '/staff/orders/:id/refunds', {
  needs: 'refunds',
  summary: 'Refund an order, or a part of it, to its card or in cash',
  description:
    'In cash what was paid at the door, or what a card has paid, once the order is handed over or called off. Both together are never more than was paid.',
  params: staffOrderParams,
  body: refundInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'refund_too_much', 'payment_is_disputed', 'order_changed', 'order_not_finished'],
});

export const creditOrderPoints = endpoint('POST', '/staff/orders/:id/points', {
  needs: 'refunds',
  summary: 'Credit points to the member whose finished order something was wrong with',
  description: REPEATED,
  params: staffOrderParams,
  headers: creationHeaders,
  body: grantPointsInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'order_not_finished', 'points_need_account'],
});

export const captureAgain = endpoint('POST', '/staff/orders/:id/payment/capture', {
  needs: 'refunds',
  summary: 'Try once more to charge an order of which the provider has refused to',
  params: staffOrderParams,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'nothing_to_take'],
});

export const getEvidenceFile = endpoint('GET', '/staff/orders/:id/evidence.txt', {
  needs: 'refunds',
  summary: 'Download what a restaurant can show of an order to a bank that disputes its payment',
  params: staffOrderParams,
  answer: textFile,
  produces: ['text/plain'],
  refusals: ['not_found'],
});

export const changeOrderItems = endpoint('PATCH', '/staff/orders/:id/items', {
  needs: 'corrections',
  summary: 'Take dishes out of an open order, and put others into it',
  description:
    'What stays costs what it cost. Less is charged, or the difference is refunded. An order that would get dearer stays as it is, and its customer is asked: the answer has it as `proposal`.',
  params: staffOrderParams,
  body: orderItemsChange,
  answer: changedStaffOrderAnswer,
  refusals: [...CHANGE_REFUSALS, 'not_found', 'proposal_open', 'proposal_needs_payment', 'proposal_too_small'],
});

export const quoteOrderItems = endpoint('POST', '/staff/orders/:id/items/quote', {
  needs: 'corrections',
  summary: 'Calculate what an open order would cost without some of its dishes and with others',
  params: staffOrderParams,
  body: orderItemsChange,
  answer: quotedItemsAnswer,
  refusals: [...CHANGE_REFUSALS, 'not_found', 'proposal_too_small'],
});

export const getPaymentAccount = endpoint('GET', '/staff/payment-account', {
  needs: 'payments',
  summary: 'Get the restaurant’s account of online payments, without its key',
  answer: paymentAccountAnswer,
});

export const connectPaymentAccount = endpoint('PUT', '/staff/payment-account', {
  needs: 'payments',
  perMinute: 20,
  summary: 'Connect the restaurant with its own account of online payments, once the key has been tried',
  body: paymentAccountInput,
  answer: paymentAccountAnswer,
  refusals: [...WRONG, 'payment_currency', 'payments_open', 'payments_secret_missing', 'no_simulator'],
});

export const testPaymentAccount = endpoint('POST', '/staff/payment-account/test', {
  needs: 'payments',
  perMinute: 20,
  summary: 'Try the connected account, and register again where its events arrive',
  answer: paymentTestAnswer,
  refusals: WRONG,
});

export const disconnectPaymentAccount = endpoint('DELETE', '/staff/payment-account', {
  needs: 'payments',
  summary: 'Take no more payments online, once all are settled',
  answer: paymentAccountAnswer,
  refusals: ['payments_open', 'payment_method_needed'],
});
