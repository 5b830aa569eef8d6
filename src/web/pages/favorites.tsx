import type { Product } from '../../contract/menu.ts';
import { refusalText } from '../app/api/refusal-text.ts';
import { useApp, useMessages, useResource } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { useStore } from '../app/storage/store.ts';
import { myProfile, useMyProfile } from '../features/account/my-profile.ts';
import { FavoritesList, FavoritesPending } from '../features/favorites/favorites-list.tsx';
import { productsResource } from '../features/menu/menu-resources.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './favorites.module.css';

/** The server does not know the customer, and renders the page without their data. */
export const resources: PageModule['resources'] = (_address, { session }) =>
  session.state.get().status === 'signed-in' ? [productsResource, myProfile(session)] : [];

export const head: PageModule['head'] = (_address, { messages, resources }) => {
  const restaurant = resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [messages.i18n._('favorites.title'), restaurant?.name].filter(Boolean).join(' · ') };
};

/** The dishes a customer marked with a heart (specification section 2). */
export function Component() {
  const t = useMessages('favorites');
  const { status } = useStore(useApp().session.state);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {status === 'signed-in' ? <CustomersFavorites /> : <FavoritesPending />}
    </div>
  );
}

function CustomersFavorites() {
  const t = useMessages('favorites');
  const menu = useResource(productsResource);
  const { user, failure: profileFailure, reload } = useMyProfile();
  const failure = menu.failure ?? profileFailure;
  if (failure) {
    const retry = () => {
      if (menu.failure) menu.reload();
      if (profileFailure) reload();
    };
    return (
      <Alert
        actions={
          <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {refusalText(failure) || t('load_failed')}
      </Alert>
    );
  }
  if (!menu.data || !user) return <FavoritesPending />;
  return <FavoritesList dishes={keptDishes(menu.data.products, user.favoriteProducts)} />;
}

/** In the order of the ids; what has left the menu is left out. */
function keptDishes(menu: readonly Product[], ids: readonly string[]): Product[] {
  const byId = new Map(menu.map((dish) => [dish._id, dish]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
