import type { Restaurant } from '../../contract/restaurants.ts';
import { useMessages } from '../app/app-context.ts';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './social-links.module.css';

const NETWORKS = {
  facebook: { name: 'Facebook', icon: 'brand-facebook' },
  instagram: { name: 'Instagram', icon: 'brand-instagram' },
  twitter: { name: 'Twitter', icon: 'brand-x' },
  youtube: { name: 'YouTube', icon: 'brand-youtube' },
} as const;

interface SocialLinksProps {
  restaurant: Restaurant;
  /** Shown in this order, where the restaurant has an address there. */
  networks: (keyof typeof NETWORKS)[];
}

export function SocialLinks({ restaurant, networks }: SocialLinksProps) {
  const t = useMessages('shell');
  const links = restaurant.socialMediaLinks;
  return (
    <ul className={styles.links}>
      {networks.map(
        (network) =>
          links[network] && (
            <li key={network}>
              <a
                href={links[network]}
                target="_blank"
                rel="noreferrer"
                aria-label={t('social_link', { restaurant: restaurant.name, network: NETWORKS[network].name })}
              >
                <Icon name={NETWORKS[network].icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
