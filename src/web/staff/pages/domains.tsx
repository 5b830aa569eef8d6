import { Domains } from '../features/domains/domain-list.tsx';

/** Under which domains the restaurant is open. */
export function Component() {
  return <Domains />;
}
