import { AcceptanceDeadlines } from '../features/acceptance/acceptance-deadlines.tsx';

/** Reminders of unanswered orders, and their automatic cancellation. */
export function Component() {
  return <AcceptanceDeadlines />;
}
