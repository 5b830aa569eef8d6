import type { ReactNode } from 'react';

/** Sign in and Create account have no header and footer. */
export function BareShell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
