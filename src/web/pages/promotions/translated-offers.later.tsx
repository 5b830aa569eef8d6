import { useMessages, useResource } from '../../app/app-context.ts';
import { promotions } from '../../features/promotions/promotions-resource.ts';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { MachineNote } from '../../ui/machine-note.tsx';

/** What a machine translated of the offers, in the restaurant's words. */
export function TranslatedOffers() {
  const t = useMessages('promotions');
  const restaurant = useRestaurant();
  const offers = useResource(promotions).data?.data.promotions ?? [];
  const texts = offers.flatMap((each) => Object.values(each.originals ?? {}));
  return restaurant && <MachineNote label={t('translated')} texts={texts} lang={restaurant.contentLanguage} />;
}
