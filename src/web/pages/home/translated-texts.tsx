import { HOME_PROMOTIONS } from '../../../domain/limits.ts';
import { useMessages, useResource } from '../../app/app-context.ts';
import { promotions } from '../../features/cart/promotions-resource.ts';
import { highlights } from '../../features/highlights/highlights-resource.ts';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { MachineNote } from '../../ui/signs/machine-note.tsx';

/** The originals of the texts on Home that a machine translated, except for dishes: their own pages show those. */
export function TranslatedTexts() {
  const t = useMessages('promotions');
  const restaurant = useRestaurant();
  const slides = useResource(highlights).data?.highlights ?? [];
  const offers = useResource(promotions).data?.data.promotions.slice(0, HOME_PROMOTIONS) ?? [];
  if (!restaurant) return null;
  const teaser = Object.entries(restaurant.originals ?? {}).filter(([name]) => name.startsWith('aboutContent.teaser'));
  const texts = [
    ...[...slides, ...offers].flatMap((each) => Object.values(each.originals ?? {})),
    ...teaser.map(([, text]) => text),
  ];
  return (
    <div className="wrap">
      <MachineNote label={t('translated')} texts={texts} lang={restaurant.contentLanguage} />
    </div>
  );
}
