import { useMemo } from 'react';
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
  const { transport } = useStaff();
  return useMemo(() => {
    const path = `/staff/stations/${encodeURIComponent(id)}`;
    return {
      read: () => transport({ method: 'GET', path: `${path}/screen`, quiet: true }),
      bump: (body) => transport({ method: 'PUT', path: `${path}/lines`, body }),
      auth: async () => ({ token: await session.token() }),
    };
  }, [transport, session, id]);
}

/** The calls of a paired device, by its secret. */
export function useDeviceCalls(token: string): StationCalls {
  const { transport } = useStaff();
  return useMemo(() => {
    const headers = { 'kitchen-device': token };
    return {
      read: () => transport({ method: 'GET', path: '/kitchen/screen', headers, quiet: true }),
      bump: (body) => transport({ method: 'PUT', path: '/kitchen/lines', headers, body, quiet: true }),
      auth: async () => ({ kitchenDevice: token }),
    };
  }, [transport, token]);
}
