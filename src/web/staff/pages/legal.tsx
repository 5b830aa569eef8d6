import { LegalSettings } from '../features/legal/legal-settings.tsx';

/** Who runs the restaurant, whose law holds, and texts of its own. */
export function Component() {
  return <LegalSettings />;
}
