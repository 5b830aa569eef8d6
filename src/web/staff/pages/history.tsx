import { HistoryPage } from '../features/history/history-page.tsx';

/** Who changed what. */
export function Component() {
  return <HistoryPage />;
}
