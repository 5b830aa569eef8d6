import { AlarmsPage } from '../features/alarms/alarms-page.tsx';

/** Devices that ring for unanswered orders, and when what else is told of them. */
export function Component() {
  return <AlarmsPage />;
}
