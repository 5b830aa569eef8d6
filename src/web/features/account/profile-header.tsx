import { useState } from 'react';
import type { User } from '../../../contract/accounts/accounts.ts';
import { useMessages } from '../../app/app-context.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './profile-header.module.css';

/** The customer's picture, name and email, and their points at this restaurant (null: not known). */
export function ProfileHeader({ user, points }: { user: User; points: number | null }) {
  const t = useMessages('profile');
  const restaurant = useRestaurant();
  return (
    <header className={styles.header}>
      <Avatar key={user.avatarUrl} address={user.avatarUrl} />
      <div className={styles.person}>
        <h1>{user.name || t('your_profile')}</h1>
        <p className="muted">{user.email || t('no_email')}</p>
      </div>
      {points !== null && restaurant && (
        <p className={styles.points}>
          <Icon name="coins" />
          <span>{t('points', { count: points, restaurant: restaurant.name })}</span>
        </p>
      )}
    </header>
  );
}

/** The customer's picture; an icon where there is none or it does not load. */
function Avatar({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.avatar}>
      {address && !isBroken ? (
        <img src={address} alt="" width={96} height={96} onError={() => setBroken(true)} />
      ) : (
        <Icon name="user" />
      )}
    </span>
  );
}
