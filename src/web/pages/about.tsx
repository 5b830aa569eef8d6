import type { Restaurant } from '../../contract/restaurants.ts';
import { useMessages } from '../app/app-context.ts';
import { langOf } from '../app/i18n/lang-of.ts';
import type { PageModule } from '../app/page.ts';
import { ABOUT_PICTURE_SIZES, AboutHeader, aboutPicture } from '../features/about/about-header.tsx';
import { CoreValues } from '../features/about/core-values.tsx';
import { Mission } from '../features/about/mission.tsx';
import { Story } from '../features/about/story.tsx';
import { breadcrumbsJsonLd } from '../features/restaurant/breadcrumbs-json-ld.ts';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/signs/empty-state.tsx';
import { MachineNote } from '../ui/signs/machine-note.tsx';
import styles from './about.module.css';

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { name } = restaurant;
  const picture = aboutPicture(restaurant);
  const { i18n } = app.messages;
  const title = i18n._('about.title', { restaurant: name });
  const page = restaurant.aboutContent?.fullPage;
  if (!page) return { title };
  const steps = [
    [i18n._('shell.home'), '/'],
    [title, '/about'],
  ] as const;
  return {
    title: `${title} · ${i18n._('shell.about_us')}`,
    description: `${page.pageTagline}. ${page.missionStatement}`.slice(0, 300),
    indexed: true,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd(app.origin, steps)] }),
    ...(picture && { image: picture.src, preload: [{ avif: picture.avif, sizes: ABOUT_PICTURE_SIZES }] }),
  };
};

/** The restaurant's story, where it has told one (specification section 2, "About"). */
export function Component() {
  const t = useMessages('about');
  const restaurant = useRestaurant();
  const page = restaurant?.aboutContent?.fullPage;
  if (!restaurant || !page) {
    return (
      <EmptyState
        level={1}
        emoji="plate"
        title={t('missing_title')}
        text={t('missing_text')}
        action={<ButtonLink to="/">{t('go_home')}</ButtonLink>}
      />
    );
  }
  const langIn = (name: string) => langOf(restaurant, `aboutContent.fullPage.${name}`);
  return (
    <div className={`wrap ${styles.page}`}>
      <AboutHeader restaurant={restaurant} tagline={page.pageTagline} />
      <MachineNote label={t('translated')} texts={originalsOf(restaurant)} lang={restaurant.contentLanguage} />
      <Story sections={page.storySections} langIn={langIn} />
      {page.missionStatement && <Mission statement={page.missionStatement} lang={langIn('missionStatement')} />}
      {page.coreValues.length > 0 && <CoreValues values={page.coreValues} langIn={langIn} />}
    </div>
  );
}

/** The originals of the texts on this page that a machine translated. */
function originalsOf({ originals = {} }: Restaurant): string[] {
  return Object.entries(originals).flatMap(([name, text]) => (name.startsWith('aboutContent.fullPage') ? [text] : []));
}
