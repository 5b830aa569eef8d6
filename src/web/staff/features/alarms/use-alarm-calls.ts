import {
  addDevice,
  changeAlarms,
  getAlarms,
  listDevices,
  removeDevice,
  testDevice,
  testPerson,
  testWebhook,
} from '../../../../contract/endpoints/alarms.ts';
import type { DeviceInput, StaffAlarms } from '../../../../contract/staff/staff-alarms.ts';
import type { ChangeOf } from '../../../../contract/staff/staff-versions.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The calls of the alarms' page. */
export function useAlarmCalls() {
  const { call } = useStaff();
  return {
    devices: () => call(listDevices, { quiet: true }),
    add: (body: DeviceInput) => call(addDevice, { body }),
    test: (id: string) => call(testDevice, { params: { id } }),
    remove: (id: string) => call(removeDevice, { params: { id } }),
    ladder: () => call(getAlarms, { quiet: true }),
    change: (body: ChangeOf<StaffAlarms>) => call(changeAlarms, { body, quiet: true }),
    testWebhook: () => call(testWebhook),
    testPerson: (id: string) => call(testPerson, { params: { id } }),
  };
}
