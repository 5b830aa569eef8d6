import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { ContactInfo } from '../features/contact/contact-info.tsx';
import { ContactMap } from '../features/contact/contact-map.tsx';
import { MessagePanel } from '../features/contact/message-panel.tsx';
import { breadcrumbsJsonLd } from '../features/restaurant/breadcrumbs-json-ld.ts';
import { restaurantJsonLd } from '../features/restaurant/restaurant-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { SocialLinks } from '../shell/social-links.tsx';
import styles from './contact.module.css';

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { name, address, coverImage } = restaurant;
  const { i18n } = app.messages;
  const title = i18n._('shell.contact');
  const steps = [
    [i18n._('shell.home'), '/'],
    [title, '/contact'],
  ] as const;
  return {
    title: `${title} · ${name}`,
    description: i18n._('contact.description', { restaurant: name, street: address.street, city: address.city }),
    indexed: true,
    ...(import.meta.env.SSR && {
      jsonLd: [restaurantJsonLd(restaurant, app.origin, coverImage?.src), breadcrumbsJsonLd(app.origin, steps)],
    }),
  };
};

/** How to find and reach the restaurant (specification section 2, "Contact"). */
export function Component() {
  const t = useMessages('contact');
  const restaurant = useRestaurant();
  if (!restaurant) return null;
  const social = <SocialLinks restaurant={restaurant} networks={['facebook', 'instagram', 'twitter', 'youtube']} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('subtitle')}</p>
      </header>
      <div className={styles.columns}>
        <ContactInfo restaurant={restaurant} social={social} />
        <MessagePanel />
      </div>
      <ContactMap restaurant={restaurant} />
    </div>
  );
}
