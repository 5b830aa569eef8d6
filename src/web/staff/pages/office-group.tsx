import { OfficeGroupPage } from '../features/office/office-group-page.tsx';

/** The entries of one of the office's groups, as a list. */
export function Component() {
  return <OfficeGroupPage />;
}
