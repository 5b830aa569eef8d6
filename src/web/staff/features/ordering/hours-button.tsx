import { useState } from 'react';
import type { ChangedHours } from '../../../../contract/staff/staff-ordering.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useLater } from '../../../app/use-later.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { useChangeHours } from './use-change-hours.ts';

/** Opens the choice to stay open longer or to close early today. */
export function HoursButton({ changed }: { changed: ChangedHours | undefined }) {
  const t = useMessages('board');
  const { board } = useStaff();
  const restaurant = useKnownRestaurant();
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, change } = useChangeHours();
  const file = useLater(() => import('./hours-dialog.tsx'), isAsking);
  const isChanged = useTicking(() => changed !== undefined && Date.parse(changed.until) > board.now());

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
      {isAsking && file && (
        <file.HoursDialog
          restaurant={restaurant}
          date={isChanged ? changed?.date : undefined}
          choose={(input) => {
            setIsAsking(false);
            void change(input);
          }}
          close={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
