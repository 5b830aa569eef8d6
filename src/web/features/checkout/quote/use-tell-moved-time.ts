import { useRef } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useWhenText } from '../use-when-text.ts';

type Moved = Omit<Parameters<ReturnType<typeof useWhenText>>[0], 'timezone' | 'now'>;

/** Returns a function that says that the order's time has changed. What it said before is out of date then. */
export function useTellMovedTime(restaurant: Restaurant, now: number): (moved: Moved) => void {
  const { snackbar } = useApp();
  const t = useMessages('checkout');
  const when = useWhenText();
  const told = useRef('');
  return (moved) => {
    snackbar.takeBack(told.current);
    told.current = t('time_moved', { when: when({ ...moved, timezone: restaurant.timezone, now }) });
    snackbar.show(told.current, { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
  };
}
