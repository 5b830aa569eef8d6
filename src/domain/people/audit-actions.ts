/** What entries of the audit log can be about. The history names each in the reader's language. */
export const AUDIT_ACTIONS = [
  'order_status',
  'order_ready_time',
  'ordering_pause',
  'opened_for_orders',
  'kitchen_busy',
  'order_times',
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
  'invitation_new',
  'invitation_withdrawn',
  'invitation_accepted',
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
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Whether this version knows the action: older entries may have others. */
export function isAuditAction(value: string): value is AuditAction {
  return AUDIT_ACTIONS.includes(value as AuditAction);
}
