import { OfferedLanguagesPage } from '../features/languages/offered-languages.tsx';

/** In which languages customers read the site. */
export function Component() {
  return <OfferedLanguagesPage />;
}
