import type { Quote } from '../../../../contract/quote.ts';
import type { AppContext, Translate } from '../../../app/app-context.ts';
import { chosenPromotion } from '../../cart/chosen-promotion.ts';
import { rewards } from '../../loyalty/rewards.ts';
import type { DraftChange, WantedPromotion } from '../checkout-draft.ts';

interface Refused {
  resources: AppContext['resources'];
  t: Translate<'checkout'>;
  change(change: DraftChange): void;
}

/** What to do when the promotion that is wanted does not apply. `reason` null: there was no answer. */
export function refusePromotion(
  { resources, t, change }: Refused,
  { by }: WantedPromotion,
  reason: Pick<Quote['obstacles'][number], 'code' | 'message'> | null,
): void {
  const staysWanted = by === 'card' && (reason === null || BASKET_REFUSALS.includes(reason.code));
  if (!staysWanted) chosenPromotion.forget();
  // A promotion that the customer only looked at was tried without being asked for, so that its refusal is not shown.
  if (by === 'seen') {
    change({ type: 'promotion_failed', error: null });
    return;
  }
  if (by === 'reward') void resources.reload(rewards);
  const isGone = by === 'reward' && reason?.code === 'promotion_unknown';
  const error = isGone ? t('reward_gone') : (reason?.message ?? t('could_not_apply'));
  change({ type: 'promotion_failed', error, staysWanted });
}

/** The same promotion may apply to another basket. */
const BASKET_REFUSALS = [
  'below_promotion_minimum',
  'no_applicable_items',
  'too_few_applicable_items',
  'nothing_to_ship',
  'promotion_not_then',
  'promotion_delivery_only',
  'promotion_pickup_only',
  'free_dish_missing',
];
