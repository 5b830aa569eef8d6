import { People } from '../features/people/people.tsx';

/** Who works at the restaurant. */
export function Component() {
  return <People />;
}
