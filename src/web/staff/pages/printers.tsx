import { PrintersPage } from '../features/printers/printers-page.tsx';

/** The restaurant's printers: what each prints, and how it is. */
export function Component() {
  return <PrintersPage />;
}
