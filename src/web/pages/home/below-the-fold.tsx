import { LazyDeliveryQuestion } from '../../features/delivery/lazy-delivery-question.ts';
import { Specials } from '../../features/menu/card/specials.tsx';
import { PromotionsSection } from '../../features/promotions/promotions-section.tsx';
import { AboutTeaserPanel } from '../../features/restaurant/about-teaser.tsx';
import { InfoSection } from '../../features/restaurant/info-section.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { TranslatedTexts } from './translated-texts.tsx';

/** What follows the first screen. */
export function BelowTheFold() {
  const restaurant = useRestaurant();
  if (!restaurant) return null;
  const { aboutContent, deliverySettings } = restaurant;
  return (
    <>
      {deliverySettings.zones && <LazyDeliveryQuestion restaurant={restaurant} on="home" />}
      <PromotionsSection />
      {aboutContent?.teaser && <AboutTeaserPanel teaser={aboutContent.teaser} of={restaurant} />}
      <Specials />
      <InfoSection restaurant={restaurant} />
      <TranslatedTexts />
    </>
  );
}
