import { Link } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import styles from './brand.module.css';

/** The restaurant's logo and name, leading home. */
export function Brand() {
  const t = useMessages('shell');
  const restaurant = useKnownRestaurant();
  return (
    <Link className={styles.brand} to="/" viewTransition>
      {restaurant?.logoUrl && <img src={restaurant.logoUrl} alt={restaurant.name} width={36} height={36} />}
      {/* The logo's alternative text is the name already. */}
      <span aria-hidden={restaurant?.logoUrl ? true : undefined}>{restaurant?.name ?? t('loading_restaurant')}</span>
    </Link>
  );
}
