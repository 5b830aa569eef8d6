import { useMessages } from '../../app/app-context.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { Alert } from '../../ui/signs/alert.tsx';
import { OpenedInvitation } from '../features/join/opened-invitation.tsx';
import { useInvitationToken } from '../features/join/use-invitation-token.ts';
import { EntryPage } from '../shell/entry-page.tsx';

/** The page of an invitation's link, on which somebody joins the team. */
export function Component() {
  const t = useMessages('join');
  const restaurant = useKnownRestaurant()?.name ?? '';
  const token = useInvitationToken();
  return (
    <EntryPage title={t('title', { restaurant })}>
      {token ? <OpenedInvitation key={token} token={token} /> : <Alert tone="info">{t('no_link')}</Alert>}
    </EntryPage>
  );
}
