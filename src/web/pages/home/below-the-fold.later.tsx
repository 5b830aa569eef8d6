import { Specials } from '../../features/menu/specials.tsx';
import { PromotionsSection } from '../../features/promotions/promotions-section.tsx';
import { AboutTeaser } from '../../features/restaurant/about-teaser.tsx';
import { InfoSection } from '../../features/restaurant/info-section.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { TranslatedTexts } from './translated-texts.tsx';

/** Home without its hero and order strip. */
export function BelowTheFold() {
  const restaurant = useRestaurant();
  const teaser = restaurant?.aboutContent?.teaser;
  return (
    <>
      <PromotionsSection />
      {restaurant && teaser && <AboutTeaser teaser={teaser} lang={restaurant.lang} />}
      <Specials />
      {restaurant && <InfoSection restaurant={restaurant} />}
      <TranslatedTexts />
    </>
  );
}
