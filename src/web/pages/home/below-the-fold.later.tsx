import { Specials } from '../../features/menu/specials.tsx';
import { AboutTeaser } from '../../features/restaurant/about-teaser.tsx';
import { InfoSection } from '../../features/restaurant/info-section.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { TranslatedTexts } from './translated-texts.tsx';

/** Home without its first screen and its promotions. */
export function BelowTheFold() {
  const restaurant = useRestaurant();
  const teaser = restaurant?.aboutContent?.teaser;
  return (
    <>
      {restaurant && teaser && <AboutTeaser teaser={teaser} lang={restaurant.lang} />}
      <Specials />
      {restaurant && <InfoSection restaurant={restaurant} />}
      <TranslatedTexts />
    </>
  );
}
