import type { ReactNode } from 'react';

/** Header, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
