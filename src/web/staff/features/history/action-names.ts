import { useMessages } from '../../../app/app-context.ts';

/** What the log knows, as its entries name it. */
export const ACTIONS = [
  'order_status',
  'order_ready_time',
  'ordering_pause',
  'unanswered_orders',
  'availability',
  'opening_hours',
  'delivery_settings',
  'payment_methods',
  'promotion_new',
  'promotion_change',
  'staff_role',
  'review_reply',
  'review_visibility',
  'picture_added',
] as const;
type Action = (typeof ACTIONS)[number];

/** Says what was done, in the reader's language. */
export function useActionNames(): (action: string) => string {
  const t = useMessages('history');
  return (action) => (isKnown(action) ? t(`action_${action}`) : t('action_other'));
}

function isKnown(action: string): action is Action {
  return ACTIONS.some((each) => each === action);
}
