import { useApp, useLanguage, useMessages, useResource } from '../app/app-context.ts';
import { DATE, dateTime } from '../app/format/format.ts';
import type { PageModule } from '../app/page.ts';
import { ContactDetails } from '../features/legal/contact-details.tsx';
import { LegalFacts } from '../features/legal/legal-facts.tsx';
import styles from '../features/legal/legal-page.module.css';
import { ownLegalTexts } from '../features/legal/own-legal-texts.ts';
import { OwnText } from '../features/legal/own-text.tsx';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Component as NotFound } from './not-found.tsx';

export const resources: PageModule['resources'] = (_address, app) => [ownLegalTexts(app)];

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant?.legal) return { title: app.messages.i18n._('shell.page_not_found'), status: 404 };
  return {
    title: `${app.messages.i18n._('legal.imprint_title')} · ${restaurant.name}`,
    description: app.messages.i18n._('legal.imprint_description', { restaurant: restaurant.name }),
    indexed: true,
  };
};

/** Who runs the restaurant and its site, where it has said so; there is no such page otherwise. */
export function Component() {
  const t = useMessages('legal');
  const language = useLanguage();
  const restaurant = useRestaurant();
  const own = useResource(ownLegalTexts(useApp())).data?.data;
  if (!restaurant) return null;
  const { legal } = restaurant;
  if (!legal) return <NotFound />;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('imprint_title')}</h1>
        <p className="muted">
          <time dateTime={legal.changedAt}>
            {t('last_updated', { date: dateTime(legal.changedAt, restaurant.timezone, language, DATE) })}
          </time>
        </p>
      </header>
      <div className={styles.text}>
        <ContactDetails restaurant={restaurant} />
        <LegalFacts legal={legal} />
        {own?.imprint && <OwnText text={own.imprint} lang={own.lang} />}
        {own?.allergens && (
          <section aria-labelledby="allergens" className={styles.part}>
            <h2 id="allergens">{t('allergens_title')}</h2>
            <OwnText text={own.allergens} lang={own.lang} />
          </section>
        )}
      </div>
    </div>
  );
}
