import { creationHeaders } from '../creation.ts';
import {
  staffPromotionAnswer,
  staffPromotionChange,
  staffPromotionInput,
  staffPromotionParams,
  staffPromotionsAnswer,
} from '../staff/staff-promotions.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const wrongInput = ['own_language_missing', 'promotion_product_unknown', 'promotion_category_unknown'] as const;

export const listStaffPromotions = endpoint('GET', '/staff/promotions', {
  needs: 'promotions',
  summary: 'List all promotions and rewards with their uses, revenue and cost',
  answer: staffPromotionsAnswer,
});

export const addPromotion = endpoint('POST', '/staff/promotions', {
  needs: 'promotions',
  summary: 'Create a promotion or reward',
  description: REPEATED,
  headers: creationHeaders,
  body: staffPromotionInput,
  answer: staffPromotionAnswer,
  status: 201,
  refusals: ['coupon_code_taken', ...wrongInput],
});

export const changePromotion = endpoint('PUT', '/staff/promotions/:id', {
  needs: 'promotions',
  summary: 'Change a promotion or reward, or switch it off',
  description: 'A 409 for another version carries the current `promotion`.',
  params: staffPromotionParams,
  body: staffPromotionChange,
  answer: staffPromotionAnswer,
  refusals: ['not_found', 'menu_changed', 'coupon_code_taken', 'fewer_than_used', ...wrongInput],
});
