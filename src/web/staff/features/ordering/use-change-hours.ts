import { useState } from 'react';
import { changeTodaysHours } from '../../../../contract/endpoints/ordering.ts';
import type { TodaysHoursInput } from '../../../../contract/staff/staff-ordering.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';

interface HoursChange {
  isSending: boolean;
  change(input: TodaysHoursInput): Promise<void>;
}

/** Stays open longer or closes early today, or goes back to the usual hours. */
export function useChangeHours(): HoursChange {
  const t = useMessages('board');
  const { resources, snackbar } = useApp();
  const { call, board } = useStaff();
  const [isSending, setIsSending] = useState(false);

  async function change(input: TodaysHoursInput): Promise<void> {
    setIsSending(true);
    const result = await call(changeTodaysHours, { body: input, quiet: true });
    setIsSending(false);
    if (result.ok) {
      board.setChangedHours(result.data.data.changedHours);
      void resources.reload(currentRestaurant);
    } else snackbar.show(refusalText(result.failure) || t('not_sent'), { tone: 'error' });
  }

  return { isSending, change };
}
