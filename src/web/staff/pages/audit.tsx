import { AuditView } from '../features/audit/audit-view.tsx';

/** The audit log. */
export function Component() {
  return <AuditView />;
}
