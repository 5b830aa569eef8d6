import { useMessages } from '../../app/app-context.ts';
import { HighlightsSection } from '../../features/highlights/highlights-section.tsx';
import { OrderStrip } from '../../features/restaurant/order-strip.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Hero and order strip. Their rendered texts and links work at once; the carousel and the choices wait for this file. */
export function FirstScreen() {
  const restaurant = useRestaurant();
  if (!restaurant) return null;
  return (
    <>
      <HighlightsSection restaurant={restaurant} />
      <OrderStrip restaurant={restaurant} />
    </>
  );
}

/** A configuration without a restaurant. */
export function NoRestaurant() {
  const t = useMessages('home');
  return <EmptyState level={1} emoji="plate" title={t('no_data')} />;
}
