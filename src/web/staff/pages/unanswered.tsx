import { UnansweredOrdersSettings } from '../features/unanswered/unanswered-orders.tsx';

/** Reminders of unanswered orders, and their automatic cancellation. */
export function Component() {
  return <UnansweredOrdersSettings />;
}
