import type { HeldInvitation } from '../../../../contract/invitations.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { ROLE_KEYS } from '../../app/role-keys.ts';
import styles from './join.module.css';

/** Who invites, as what, which address, and until when. */
export function InvitationFacts({ invitation }: { invitation: HeldInvitation }) {
  const t = useMessages('join');
  const staff = useMessages('staff');
  const language = useLanguage();
  const restaurant = useKnownRestaurant();
  const { invitedBy, role, email, expiresAt } = invitation;
  return (
    <div>
      <p>{t('invited_by', { name: invitedBy, restaurant: restaurant?.name ?? '' })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('role')}</dt>
          <dd>{staff(ROLE_KEYS[role])}</dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{dateTime(expiresAt, restaurant?.timezone ?? 'UTC', language, DATE_AND_TIME)}</dd>
        </div>
      </dl>
    </div>
  );
}
