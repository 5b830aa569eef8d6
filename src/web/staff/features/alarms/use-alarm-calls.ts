import type {
  DeviceInput,
  StaffAlarms,
  StaffAlarmsRecord,
  StaffDevices,
} from '../../../../contract/staff/staff-alarms.ts';
import type { ChangeOf } from '../../../../contract/staff/staff-versions.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The calls of the alarms' page. Here and not in `staff-api.ts`, so that the board does not load them. */
export function useAlarmCalls() {
  const { transport } = useStaff();
  const path = (id: string, more = '') => `/staff/devices/${encodeURIComponent(id)}${more}`;
  return {
    devices: () => transport<{ data: StaffDevices }>({ method: 'GET', path: '/staff/devices', quiet: true }),
    add: (body: DeviceInput) => transport<{ data: StaffDevices }>({ method: 'POST', path: '/staff/devices', body }),
    test: (id: string) => transport<{ data: object }>({ method: 'POST', path: path(id, '/test') }),
    remove: (id: string) => transport<{ data: StaffDevices }>({ method: 'DELETE', path: path(id) }),
    ladder: () => transport<{ data: StaffAlarmsRecord }>({ method: 'GET', path: '/staff/alarms', quiet: true }),
    change: (body: ChangeOf<StaffAlarms>) =>
      transport<{ data: StaffAlarmsRecord }>({ method: 'PUT', path: '/staff/alarms', body, quiet: true }),
    testWebhook: () => transport<{ data: object }>({ method: 'POST', path: '/staff/alarms/test' }),
  };
}
