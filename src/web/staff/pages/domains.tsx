import { Domains } from '../features/domains/domains.tsx';

/** Under which domains the restaurant is open. */
export function Component() {
  return <Domains />;
}
