import { useMessages } from '../../../app/app-context.ts';

/** The actions of audit log entries that have a translated name. */
export const ACTIONS = [
  'order_status',
  'order_ready_time',
  'ordering_pause',
  'unanswered_orders',
  'availability',
  'details',
  'opening_hours',
  'delivery_settings',
  'payment_methods',
  'about',
  'theme',
  'domains',
  'promotion_new',
  'promotion_change',
  'staff_role',
  'review_reply',
  'review_visibility',
  'picture_added',
  'video_added',
  'highlight_new',
  'highlight_change',
  'highlight_order',
  'highlight_removed',
  'product_new',
  'product_change',
  'product_removed',
  'product_order',
  'category_new',
  'category_change',
  'category_removed',
  'category_order',
  'option_group_new',
  'option_group_change',
  'option_group_removed',
] as const;
type Action = (typeof ACTIONS)[number];

/** Returns a function that names an action in the reader's language. */
export function useActionNames(): (action: string) => string {
  const t = useMessages('history');
  return (action) => (isKnown(action) ? t(`action_${action}`) : t('action_other'));
}

function isKnown(action: string): action is Action {
  return ACTIONS.some((each) => each === action);
}
