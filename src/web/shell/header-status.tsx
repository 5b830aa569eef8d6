import { Link } from 'react-router';
import type { Restaurant } from '../../contract/restaurants.ts';
import { useOpeningStatus } from '../features/restaurant/opening-status.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './header-status.module.css';

/** The open state and, under it, what can be done now: one target that leads to the menu. */
export function HeaderStatus() {
  const restaurant = useKnownRestaurant();
  return restaurant && <Status restaurant={restaurant} />;
}

function Status({ restaurant }: { restaurant: Restaurant }) {
  const { tone, label, action } = useOpeningStatus(restaurant);
  return (
    <Link className={styles.status} to="/menu" data-tone={tone} viewTransition>
      <span className={styles.state}>{`${label} `}</span>
      <span className={styles.action}>
        <span>{action}</span>
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
