import { Specials } from '../../features/menu/specials.tsx';
import { AboutTeaser } from '../../features/restaurant/about-teaser.tsx';
import { InfoSection } from '../../features/restaurant/info-section.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { TranslatedTexts } from './translated-texts.tsx';

/** What follows the promotions. */
export function TeaserAndSpecials() {
  const restaurant = useRestaurant();
  const teaser = restaurant?.aboutContent?.teaser;
  return (
    <>
      {restaurant && teaser && <AboutTeaser teaser={teaser} lang={restaurant.lang} />}
      <Specials />
    </>
  );
}

/** The end of Home: where the restaurant is, and the originals of the texts that a machine translated. */
export function FindUs() {
  const restaurant = useRestaurant();
  return (
    <>
      {restaurant && <InfoSection restaurant={restaurant} />}
      <TranslatedTexts />
    </>
  );
}
