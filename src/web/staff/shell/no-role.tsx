import { useEffect, useState } from 'react';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import styles from './no-role.module.css';
import { Storefront } from './storefront.tsx';

/** Shown to a signed-in user without a role at this restaurant. */
export function NoRole() {
  const t = useMessages('staff');
  const { session } = useApp();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => void session.loadUser(), [session]);
  const state = useStore(session.state);
  const restaurant = useKnownRestaurant()?.name ?? '';
  const email = state.status === 'signed-in' ? state.user?.email : undefined;
  function leave(): void {
    setIsLeaving(true);
    void session.signOut();
  }
  return (
    <main id="main" className={`wrap ${styles.middle}`}>
      <EmptyState
        level={1}
        emoji="house"
        title={t('no_role_title', { restaurant })}
        text={email ? t('no_role_text_as', { email }) : t('no_role_text')}
        action={
          <>
            <Storefront />
            <Button variant="tonal" before="user" busy={isLeaving} onClick={leave}>
              {t('other_account')}
            </Button>
          </>
        }
      />
    </main>
  );
}
