import { useMemo } from 'react';
import {
  bumpKitchenLine,
  bumpLine,
  getKitchenScreen,
  getStationScreen,
} from '../../../../contract/endpoints/stations.ts';
import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useApp } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';

/** How a screen reads its station's orders, and says what is done. */
export interface StationCalls {
  read(): Promise<ApiResult<{ data: StationScreen }>>;
  bump(line: LineDoneInput): Promise<ApiResult<{ data: StationScreen }>>;
  /** By what the live connection knows whose screen it is. */
  auth(): Promise<object>;
}

/** The calls of somebody who is signed in. */
export function useStationCalls(id: string): StationCalls {
  const { session } = useApp();
  const { call } = useStaff();
  return useMemo(() => {
    return {
      read: () => call(getStationScreen, { params: { id }, quiet: true }),
      bump: (body) => call(bumpLine, { params: { id }, body }),
      auth: async () => ({ token: await session.token() }),
    };
  }, [call, session, id]);
}

/** The calls of a paired device, by its secret. */
export function useDeviceCalls(token: string): StationCalls {
  const { call } = useStaff();
  return useMemo(() => {
    const headers = { 'kitchen-device': token };
    return {
      read: () => call(getKitchenScreen, { headers, quiet: true }),
      bump: (body) => call(bumpKitchenLine, { headers, body, quiet: true }),
      auth: async () => ({ kitchenDevice: token }),
    };
  }, [call, token]);
}
