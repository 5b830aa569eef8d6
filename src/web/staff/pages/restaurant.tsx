import { Navigate } from 'react-router';
import { useOfficeLinks } from '../features/editing/office-links.ts';

/** Redirects to the first page of the office that the member may open. */
export function Component() {
  const first = useOfficeLinks()[0];
  return first ? <Navigate to={first.to} replace /> : null;
}
