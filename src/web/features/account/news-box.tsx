import { useMessages } from '../../app/app-context.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useKnownRestaurant } from '../restaurant/restaurant-resource.ts';

interface NewsBoxProps {
  isTicked: boolean;
  onChange(isTicked: boolean): void;
  className?: string | undefined;
}

/** The box with which somebody joins the restaurant's mailing list; nothing where there is none. Nobody ticks it for them. */
export function NewsBox({ isTicked, onChange, className }: NewsBoxProps) {
  const t = useMessages('fields');
  const restaurant = useKnownRestaurant();
  if (!restaurant?.hasMailingList) return null;
  return (
    <Checkbox
      checked={isTicked}
      className={className}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    >
      {t('news_consent', { restaurant: restaurant.name })}
    </Checkbox>
  );
}
