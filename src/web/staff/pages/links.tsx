import { LinksPage } from '../features/connections/links-page.tsx';

/** Links to the menu that an owner puts elsewhere. */
export function Component() {
  return <LinksPage />;
}
