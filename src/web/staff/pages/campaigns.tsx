import { CampaignsPage } from '../features/campaigns/campaigns-page.tsx';

/** Mails to the restaurant's mailing list. */
export function Component() {
  return <CampaignsPage />;
}
