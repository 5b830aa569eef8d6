import type { Highlight } from '../../../contract/highlights.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useMessages, useResource } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { StatusBadge } from '../restaurant/status-badge.tsx';
import { Hero } from './hero.tsx';
import { highlights } from './highlights-resource.ts';
import styles from './highlights-section.module.css';

/** The hero: the restaurant's slides, or, if it has none, its name on its cover picture. */
export function HighlightsSection({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('home');
  const { status, data, reload } = useResource(highlights);
  if (status === 'pending') {
    return (
      <div className={styles.pending}>
        <Spinner label={t('loading')} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={`wrap ${styles.failed}`}>
        <Alert
          actions={
            <Button variant="outline" size="sm" before="rotate-ccw" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          <h2>{t('highlights_failed')}</h2>
          <p>{t('failed')}</p>
        </Alert>
      </div>
    );
  }
  const slides = data?.highlights.length ? data.highlights : [welcomeSlide(restaurant)];
  return <Hero slides={slides} eyebrow={<StatusBadge restaurant={restaurant} onPicture />} />;
}

/** The slide that is shown for a restaurant without slides. */
function welcomeSlide({ name, coverImage, coverImageUrl, aboutContent, lang }: Restaurant): Highlight {
  return {
    _id: 'welcome',
    title: name,
    subtitle: aboutContent?.teaser?.mainHeadline ?? '',
    imageUrl: coverImageUrl ?? '',
    image: coverImage,
    tallImage: null,
    linkUrl: null,
    linkText: null,
    buttonColor: null,
    buttonTextColor: null,
    overlayColor: null,
    textColor: null,
    displayOrder: 0,
    animationHint: 'none',
    lang,
  };
}
