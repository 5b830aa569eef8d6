import { HistoryPage } from '../features/history/history-page.tsx';

/** The audit log. */
export function Component() {
  return <HistoryPage />;
}
