import { useMessages, useResource } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { promotions } from '../features/cart/promotions-resource.ts';
import { PromotionGrid, PromotionGridPending } from '../features/promotions/promotion-grid.tsx';
import { OffersFailed } from '../features/promotions/promotions-section.tsx';
import { breadcrumbsJsonLd } from '../features/restaurant/breadcrumbs-json-ld.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/signs/empty-state.tsx';
import { TranslatedOffers } from './promotions/translated-offers.tsx';
import styles from './promotions.module.css';

export const resources: PageModule['resources'] = () => [promotions];

export const head: PageModule['head'] = (_address, app) => {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const { i18n } = app.messages;
  const title = i18n._('promotions.page_title');
  const steps = [
    [i18n._('shell.home'), '/'],
    [title, '/promotions'],
  ] as const;
  return {
    title: `${title} · ${restaurant.name}`,
    description: i18n._('promotions.description', { restaurant: restaurant.name }),
    indexed: true,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd(app.origin, steps)] }),
  };
};

/** Every promotion that the site shows. */
export function Component() {
  const t = useMessages('promotions');
  const state = useResource(promotions);
  const all = state.data?.data.promotions ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('page_title')}</h1>
        <p className="muted">{t('section_text')}</p>
      </header>
      {state.status === 'pending' && <PromotionGridPending />}
      {state.status === 'failed' && <OffersFailed state={state} />}
      {state.status === 'ready' && all.length > 0 && <PromotionGrid promotions={all} />}
      {state.status === 'ready' && all.length === 0 && (
        <EmptyState
          framed
          emoji="ticket"
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <ButtonLink to="/menu" viewTransition>
              {t('see_menu')}
            </ButtonLink>
          }
        />
      )}
      <TranslatedOffers />
    </div>
  );
}
