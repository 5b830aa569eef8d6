import { Details } from '../features/details/details-form.tsx';

/** What the restaurant is called and where it is found. */
export function Component() {
  return <Details />;
}
