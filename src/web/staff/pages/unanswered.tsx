import { UnansweredOrdersSettings } from '../features/unanswered/unanswered-orders.tsx';

/** Reminders of orders that nobody answers, and when they are called off. */
export function Component() {
  return <UnansweredOrdersSettings />;
}
