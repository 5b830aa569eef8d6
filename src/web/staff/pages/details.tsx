import { Details } from '../features/details/details.tsx';

/** What the restaurant is called and where it is found. */
export function Component() {
  return <Details />;
}
