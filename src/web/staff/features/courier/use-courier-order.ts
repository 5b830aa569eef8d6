import { useMemo } from 'react';
import {
  getCourierOrder,
  showCourierPosition,
  stepCourierOrder,
  takeCourierOrder,
} from '../../../../contract/endpoints/couriers.ts';
import { useStaff } from '../../app/staff-context.ts';
import { courierDevice } from './courier-device.ts';
import { type OpenOrder, useOpenOrder } from './use-open-order.ts';

/** The order of a courier's link, as this phone sees it. */
export function useCourierOrder(token: string): OpenOrder {
  const { call } = useStaff();
  return useOpenOrder(
    useMemo(() => {
      const who = { token, device: courierDevice() };
      return {
        keptAs: `courierTaps/${token}`,
        read: () => call(getCourierOrder, { body: who, quiet: true }),
        take: (name) => call(takeCourierOrder, { body: { ...who, name }, quiet: true }),
        step: (tap) => call(stepCourierOrder, { body: { ...who, ...tap }, quiet: true }),
        show: (said) => call(showCourierPosition, { body: { ...who, ...said }, quiet: true }),
      };
    }, [call, token]),
  );
}
