import { useApp, useMessages } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import type { PageModule } from '../app/page.ts';
import { useStore } from '../app/storage/store.ts';
import { ChangePassword } from '../features/account/change-password.tsx';
import { MyData } from '../features/account/my-data.tsx';
import { myProfile, storeProfile, useMyProfile } from '../features/account/my-profile.ts';
import { PersonalInformation } from '../features/account/personal-information.tsx';
import { ProfileHeader } from '../features/account/profile-header.tsx';
import { ProfileLinks } from '../features/account/profile-links.tsx';
import { ProfileFailed, ProfilePending } from '../features/account/profile-states.tsx';
import { SavedAddressesPanel } from '../features/addresses/saved-addresses-panel.tsx';
import { pointsBalanceAt } from '../features/loyalty/points-balance.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { useSignOut } from '../shell/use-sign-out.ts';
import { Button } from '../ui/button.tsx';
import styles from './profile.module.css';

// Only some restaurants have a mailing list.
const LazyNewsPanel = lazyPart(() => import('../features/account/news-panel.tsx').then((file) => file.NewsPanel));
// Only some servers have the keys of a provider.
const LazyWaysIn = lazyPart(() => import('../features/account/ways-in.tsx').then((file) => file.WaysIn));
const LazyFirstPassword = lazyPart(() =>
  import('../features/account/first-password.tsx').then((file) => file.FirstPassword),
);

/** The server does not know the customer, and renders the page without their data. */
export const resources: PageModule['resources'] = (_address, { session }) =>
  session.state.get().status === 'signed-in' ? [myProfile(session)] : [];

export const head: PageModule['head'] = (_address, { messages, resources, session }) => {
  const state = session.state.get();
  const name = state.status === 'signed-in' ? state.user?.name : undefined;
  const title = name ? messages.i18n._('profile.page_title', { name }) : messages.i18n._('profile.my_profile');
  const restaurant = resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [title, restaurant?.name].filter(Boolean).join(' · ') };
};

/** The account (specification section 2, "Profile"). */
export function Component() {
  const { status } = useStore(useApp().session.state);
  return (
    <div className={`wrap ${styles.page}`}>{status === 'signed-in' ? <CustomersProfile /> : <ProfilePending />}</div>
  );
}

function CustomersProfile() {
  const t = useMessages('profile');
  const app = useApp();
  const restaurant = useRestaurant();
  const signOut = useSignOut();
  const { user, failure, reload } = useMyProfile();
  if (failure) return <ProfileFailed failure={failure} retry={reload} />;
  if (!user) return <ProfilePending />;
  return (
    <>
      <ProfileHeader user={user} points={restaurant && pointsBalanceAt(restaurant._id, user.restaurantAffiliations)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonalInformation user={user} />
          {user.hasNoPassword ? <LazyFirstPassword email={user.email} /> : <ChangePassword />}
          {restaurant?.signInWith && <LazyWaysIn />}
          {restaurant?.hasMailingList && <LazyNewsPanel />}
        </div>
        <div className={styles.column}>
          <SavedAddressesPanel user={user} onChange={(changed) => storeProfile(app, changed)} onStale={reload} />
          <ProfileLinks favoriteCount={user.favoriteProducts.length} />
          <MyData />
        </div>
      </div>
      <Button variant="outline" before="log-out" className={styles.leave} onClick={() => void signOut()}>
        {t('logout')}
      </Button>
    </>
  );
}
