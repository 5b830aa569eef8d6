import { useMessages, useResource } from '../../app/app-context.ts';
import { promotions } from '../../features/cart/promotions-resource.ts';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { MachineNote } from '../../ui/signs/machine-note.tsx';

/** The originals of the offers' texts that a machine translated. */
export function TranslatedOffers() {
  const t = useMessages('promotions');
  const restaurant = useRestaurant();
  const offers = useResource(promotions).data?.data.promotions ?? [];
  const texts = offers.flatMap((each) => Object.values(each.originals ?? {}));
  return restaurant && <MachineNote label={t('translated')} texts={texts} lang={restaurant.contentLanguage} />;
}
