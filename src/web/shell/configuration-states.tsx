import { useLocation } from 'react-router';
import { useMessages, useResource } from '../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import { Skeleton } from '../ui/signs/skeleton.tsx';
import { Spinner } from '../ui/signs/spinner.tsx';
import styles from './configuration-states.module.css';

/** Shown while the configuration loads: placeholders of a page, with a text that says what is loading. */
export function ConfigurationPending() {
  const t = useMessages('shell');
  const { pathname } = useLocation();
  const restaurant = useKnownRestaurant();
  return (
    <div className={`wrap ${styles.pending}`} aria-busy="true">
      <Skeleton shape="block" className={styles.hero} />
      <Spinner label={t(restaurant && pathname === '/' ? 'loading_details' : 'loading_restaurant')} />
      <div className={styles.cards} data-skeletons>
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.card} />
      </div>
    </div>
  );
}

/** Shown instead of any page: says in which of two ways the configuration failed (specification section 8), with a retry. */
export function ConfigurationFailed() {
  const t = useMessages('shell');
  const { failure, reload } = useResource(currentRestaurant);
  const isUnreachable = failure?.kind === 'network';
  return (
    <div className={`wrap ${styles.failed}`}>
      <Alert
        actions={
          <Button variant="outline" before="rotate-ccw" onClick={reload}>
            {t('retry')}
          </Button>
        }
      >
        <h1>{t(isUnreachable ? 'configuration_unreachable' : 'configuration_failed')}</h1>
        <p>{t('try_later')}</p>
      </Alert>
    </div>
  );
}
