import type { PageModule } from '../app/page.ts';
import { legalHead } from '../features/legal/legal-head.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PRIVACY } from '../features/legal/legal-texts.ts';
import { ownLegalTexts } from '../features/legal/own-legal-texts.ts';
import { useRestaurant } from '../features/restaurant/restaurant-resource.ts';

export const resources: PageModule['resources'] = (_address, app) => [ownLegalTexts(app)];

export const head: PageModule['head'] = (_address, app) => legalHead(PRIVACY, app);

export function Component() {
  const restaurant = useRestaurant();
  return restaurant && <LegalPage text={PRIVACY} restaurant={restaurant} />;
}
