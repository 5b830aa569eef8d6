/** What a restaurant's webhooks can be told of. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.changed',
  'order.called_off',
  'payment.changed',
  'menu.changed',
  'ordering.paused',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What of an order `order.changed` says has changed. */
export const ORDER_PARTS = ['status', 'readyAt', 'scheduledAt', 'items', 'proposal', 'packed'] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];
