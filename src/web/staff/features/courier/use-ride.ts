import { useMemo } from 'react';
import { getRide, showRidePosition, stepRide, takeRide } from '../../../../contract/endpoints/rides.ts';
import { useStaff } from '../../app/staff-context.ts';
import { type OpenOrder, useOpenOrder } from './use-open-order.ts';

/** A delivery, as the signed-in courier sees it. */
export function useRide(id: string): OpenOrder {
  const { call } = useStaff();
  return useOpenOrder(
    useMemo(() => {
      const at = { params: { id }, quiet: true };
      return {
        keptAs: `rideTaps/${id}`,
        read: () => call(getRide, at),
        take: () => call(takeRide, at),
        step: (tap) => call(stepRide, { ...at, body: tap }),
        show: (said) => call(showRidePosition, { ...at, body: said }),
      };
    }, [call, id]),
  );
}
