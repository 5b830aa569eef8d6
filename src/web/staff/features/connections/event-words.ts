import type { WebhookCall } from '../../../../contract/staff/staff-webhooks.ts';
import { useMessages } from '../../../app/app-context.ts';

const WORDS = {
  'order.placed': 'event_placed',
  'order.changed': 'event_changed',
  'order.called_off': 'event_called_off',
  'payment.changed': 'event_payment',
  'menu.changed': 'event_menu',
  'ordering.paused': 'event_paused',
  test: 'event_test',
} as const satisfies Record<WebhookCall['event'], string>;

/** What a webhook is told of, in words. */
export function useEventWords(): (event: WebhookCall['event']) => string {
  const t = useMessages('webhooks');
  return (event) => t(WORDS[event]);
}
