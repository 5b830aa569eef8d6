import { Navigate } from 'react-router';
import { useOfficeLinks } from '../features/office/office-links.ts';

/** The office opens at its first page. */
export function Component() {
  const first = useOfficeLinks()[0];
  return first ? <Navigate to={first.to} replace /> : null;
}
