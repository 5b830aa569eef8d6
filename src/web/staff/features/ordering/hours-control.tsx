import { useState } from 'react';
import { changeTodaysHours } from '../../../../contract/endpoints/ordering.ts';
import type { ChangedHours, TodaysHoursInput } from '../../../../contract/staff/staff-ordering.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useLater } from '../../../app/use-later.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './hours-control.module.css';

/** Opens the choice to stay open longer or to close early today; once it is made, shows it, with the way back. */
export function HoursControl({ changed }: { changed: ChangedHours | undefined }) {
  const t = useMessages('board');
  const { resources, snackbar } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const restaurant = useKnownRestaurant();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const file = useLater(() => import('./hours-dialog.tsx'), isAsking);
  const closesAt = changed?.closesAt ?? null;
  const isOpen = useTicking(() => closesAt !== null && Date.parse(closesAt) > board.now());
  const isChanged = useTicking(() => changed !== undefined && Date.parse(changed.until) > board.now());

  async function change(input: TodaysHoursInput): Promise<void> {
    setIsAsking(false);
    setIsSending(true);
    const result = await call(changeTodaysHours, { body: input, quiet: true });
    setIsSending(false);
    if (result.ok) {
      board.setChangedHours(result.data.data.changedHours);
      void resources.reload(currentRestaurant);
    } else snackbar.show(refusalText(result.failure) || t('not_sent'), { tone: 'error' });
  }

  if (!restaurant || restaurant.isPreparing) return null;
  return (
    <>
      <IconButton
        icon="clock"
        label={t('todays_hours')}
        variant="outline"
        disabled={isSending}
        onClick={() => setIsAsking(true)}
      />
      {isChanged && (
        <div className={styles.changed}>
          <Icon name="clock" />
          <p role="status">
            {isOpen && closesAt
              ? t('open_today_until', { time: shortTime(closesAt, clock, board.now()) })
              : t('closed_for_today')}
          </p>
          <Button variant="outline" busy={isSending} onClick={() => void change({ change: 'usual' })}>
            {t('usual_hours')}
          </Button>
        </div>
      )}
      {isAsking && file && (
        <file.HoursDialog
          restaurant={restaurant}
          date={isChanged ? changed?.date : undefined}
          choose={(input) => void change(input)}
          close={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
