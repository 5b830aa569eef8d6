import { UnansweredOrdersSettings } from '../features/unanswered/unanswered-orders.tsx';

/** Reminders of unanswered orders, and their automatic rejection. */
export function Component() {
  return <UnansweredOrdersSettings />;
}
