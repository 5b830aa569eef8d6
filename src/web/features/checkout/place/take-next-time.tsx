import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { isSameDay, timeText } from '../../orders/order-time.ts';
import { useCheckout } from '../checkout-context.ts';

/** After a refusal because of the time: places the order for the next free one, with one tap. */
export function TakeNextTime() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { placing, restaurant, now } = useCheckout();
  const { next } = placing;
  if (!next) return null;
  const clock = { zone: restaurant.timezone, language };
  const time = timeText(next.at, clock);
  const day = dateTime(next.at, clock.zone, language, { weekday: 'short', day: 'numeric', month: 'short' });
  const when = isSameDay(next.at, now, clock) ? time : t('day_at', { day, time });
  return (
    <Button variant="outline" size="sm" before="clock" busy={placing.isPlacing} onClick={() => placing.placeAt(next)}>
      {t('take_time', { when })}
    </Button>
  );
}
