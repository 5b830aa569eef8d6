import { ReportsPage } from '../features/reports/reports-page.tsx';

/** The restaurant's sales figures. */
export function Component() {
  return <ReportsPage />;
}
