import type { PageModule } from './app/page.ts';
import type { PageRoute } from './routes.ts';

/** What the router keeps beside each page. */
export interface RouteHandle {
  page: PageRoute;
  /** Undefined until `open` has loaded it. */
  module: PageModule | undefined;
  /** Loads the page's file and texts, if it is the first time. */
  open(): Promise<PageModule>;
}
