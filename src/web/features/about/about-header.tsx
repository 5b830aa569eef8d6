import type { Image } from '../../../contract/primitives.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useMessages } from '../../app/app-context.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/signs/picture.tsx';
import { RatingLink } from '../restaurant/rating-link.tsx';
import styles from './about-header.module.css';

/** How wide the header's picture is shown: the page preloads it. */
export const ABOUT_PICTURE_SIZES = '(min-width: 1360px) 640px, (min-width: 960px) 46vw, 92vw';

/** Logo, name and tagline, with the menu and the call button. */
export function AboutHeader({ restaurant, tagline }: { restaurant: Restaurant; tagline: string }) {
  const t = useMessages('about');
  const { name, logoUrl } = restaurant;
  const image = aboutPicture(restaurant);
  const { phone } = restaurant.contact;
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {logoUrl && (
          <img className={styles.logo} src={logoUrl} alt={t('logo', { restaurant: name })} width={72} height={72} />
        )}
        <h1>{t('title', { restaurant: name })}</h1>
        <p className={styles.tagline} lang={langOf(restaurant, 'aboutContent.fullPage.pageTagline')}>
          {tagline}
        </p>
        <RatingLink restaurant={restaurant} />
        <div className={styles.actions}>
          <ButtonLink to="/menu" size="lg" after="arrow-right" viewTransition>
            {t('view_menu')}
          </ButtonLink>
          {phone && (
            <ButtonLink to={`tel:${phone.replaceAll(' ', '')}`} variant="outline" size="lg" before="phone">
              {t('call', { phone })}
            </ButtonLink>
          )}
        </div>
      </div>
      {image && <Picture image={image} alt="" sizes={ABOUT_PICTURE_SIZES} priority className={styles.picture} />}
    </header>
  );
}

/** The teaser's own picture; without one the restaurant's cover. */
export function aboutPicture({ aboutContent, coverImage }: Restaurant): Image | null {
  return aboutContent?.teaser?.image ?? coverImage;
}
