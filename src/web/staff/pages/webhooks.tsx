import { WebhooksPage } from '../features/connections/webhooks-page.tsx';

/** The addresses that are called when something happens at the restaurant. */
export function Component() {
  return <WebhooksPage />;
}
