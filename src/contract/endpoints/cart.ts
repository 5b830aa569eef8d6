import { offerTimesAnswer, offerTimesInput, validateCartAnswer, validateCartInput } from '../cart-validation.ts';
import { rewardsAnswer, validateCouponAnswer, validateCouponInput } from '../promotions.ts';
import { quoteAnswer, quoteInput } from '../quote.ts';
import { quoteTaxesAnswer, quoteTaxesInput } from '../taxes.ts';
import { endpoint } from './endpoint.ts';

export const validateCart = endpoint('POST', '/cart/validate', {
  perMinute: 600,
  summary: 'Re-price a cart from the current menu and list what changed',
  tag: 'cart',
  body: validateCartInput,
  answer: validateCartAnswer,
  refusals: ['wrong_restaurant'],
});

/** It promises nothing: placing the order decides, by the same rules. */
export const quoteOrder = endpoint('POST', '/cart/quote', {
  needs: 'session',
  perMinute: 600,
  summary: 'Tell what an order comes to, when it could be had, and what stands in its way',
  tag: 'cart',
  body: quoteInput,
  answer: quoteAnswer,
  refusals: ['wrong_restaurant'],
});

export const offerTimes = endpoint('POST', '/cart/times', {
  perMinute: 240,
  summary: 'List when a cart could be had: as soon as possible, and the free times of a day',
  tag: 'cart',
  body: offerTimesInput,
  answer: offerTimesAnswer,
  refusals: ['wrong_restaurant'],
});

export const quoteTaxes = endpoint('POST', '/cart/taxes', {
  perMinute: 600,
  summary: 'Tell the tax of a cart as it would be ordered',
  tag: 'cart',
  body: quoteTaxesInput,
  answer: quoteTaxesAnswer,
  refusals: ['wrong_restaurant'],
});

export const validateCoupon = endpoint('POST', '/promotions/validate-coupon', {
  needs: 'session',
  perMinute: 60,
  summary: 'Calculate the discount that a coupon code or promotion gives on a cart',
  tag: 'promotions',
  body: validateCouponInput,
  answer: validateCouponAnswer,
  refusals: [
    'coupon_code_required',
    'promotion_unknown',
    'promotion_not_started',
    'promotion_expired',
    'below_promotion_minimum',
    'no_applicable_items',
    'too_few_applicable_items',
    'nothing_to_ship',
    'delivery_already_free',
    'promotion_used_up',
    'promotion_already_used',
    'promotion_not_then',
    'promotion_delivery_only',
    'promotion_pickup_only',
    'promotion_first_order_only',
    'free_dish_missing',
    'not_enough_points',
  ],
});

export const listRewards = endpoint('GET', '/promotions/rewards', {
  needs: 'account',
  summary: 'List the rewards that the customer can redeem points for now, cheapest first',
  tag: 'promotions',
  answer: rewardsAnswer,
});
