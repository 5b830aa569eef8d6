import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import type { Elements } from '../../ui/content.tsx';
import { Picture } from '../../ui/signs/picture.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
  title: string;
  subtitle: string;
  /** The link to a related page, such as Register below Login. */
  footer: ReactNode;
  children: Elements;
}

/** A page without header and footer: the restaurant's mark above the form, its picture beside it where there is room. */
export function AccountLayout({ title, subtitle, footer, children }: AccountLayoutProps) {
  const t = useMessages('auth');
  const restaurant = useRestaurant();
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <div className={styles.column}>
          {restaurant && (
            <Link
              className={styles.mark}
              to="/"
              aria-label={t('home_of', { restaurant: restaurant.name })}
              viewTransition
            >
              {restaurant.logoUrl && <img src={restaurant.logoUrl} alt="" width={44} height={44} />}
              <span>{restaurant.name}</span>
            </Link>
          )}
          <header>
            <h1>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </header>
          {children}
          <p className={styles.footer}>{footer}</p>
        </div>
      </div>
      {restaurant?.coverImage && (
        <div className={styles.picture}>
          <Picture image={restaurant.coverImage} alt="" sizes="(min-width: 960px) 55vw, 1px" />
        </div>
      )}
    </div>
  );
}
