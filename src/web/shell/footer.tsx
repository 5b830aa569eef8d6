import { Link } from 'react-router';
import { townLine } from '../../domain/people/town-line.ts';
import { useMessages, useNow } from '../app/app-context.ts';
import { RatingLink } from '../features/restaurant/rating-link.tsx';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const LINKS = [
  { to: '/about', label: 'about' },
  { to: '/contact', label: 'contact' },
  { to: '/terms', label: 'terms' },
  { to: '/privacy', label: 'privacy' },
] as const;

export function Footer() {
  const t = useMessages('shell');
  const restaurant = useKnownRestaurant();
  const year = new Date(useNow()).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Brand />
            {restaurant && (
              <p className={styles.address}>
                <span>
                  {[restaurant.address.street, townLine(restaurant.address, ', ')].filter(Boolean).join(', ')}
                </span>
                <br />
                <span>{restaurant.contact.phone}</span>
              </p>
            )}
            {restaurant && <RatingLink restaurant={restaurant} />}
          </div>
          <ul className={styles.links}>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} viewTransition>
                  {t(label)}
                </Link>
              </li>
            ))}
            {restaurant?.hasMailingList && (
              <li>
                <a href="/mailing-list">{t('news')}</a>
              </li>
            )}
            {restaurant?.legal && (
              <li>
                <Link to="/imprint" viewTransition>
                  {t('imprint')}
                </Link>
              </li>
            )}
          </ul>
          {restaurant && <SocialLinks restaurant={restaurant} networks={['facebook', 'instagram', 'twitter']} />}
        </div>
        <div className={styles.last}>
          <span>{t('copyright', { year: String(year), restaurant: restaurant?.name ?? '' })}</span>
          <span>{t('powered_by')}</span>
        </div>
      </div>
    </footer>
  );
}
