import {
  alarmsAnswer,
  alarmsChange,
  alarmTestAnswer,
  calledPersonParams,
  deviceInput,
  staffDeviceParams,
  staffDevicesAnswer,
} from '../staff/staff-alarms.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getAlarms = endpoint('GET', '/staff/alarms', {
  needs: 'alarms',
  summary: 'Get when devices ring, and the webhook and people are called, for unanswered orders',
  answer: alarmsAnswer,
});

export const changeAlarms = endpoint('PUT', '/staff/alarms', {
  needs: 'alarms',
  summary: 'Change when devices ring, and the webhook and people are called, for unanswered orders',
  description: `Applies to orders placed after the change. ${CARRIES_RECORD}`,
  body: alarmsChange,
  answer: alarmsAnswer,
  refusals: ['menu_changed', 'webhook_not_outside', 'number_not_callable', 'no_telephone'],
});

export const testWebhook = endpoint('POST', '/staff/alarms/test', {
  needs: 'alarms',
  perMinute: 30,
  summary: 'Call the webhook without an order',
  answer: alarmTestAnswer,
  refusals: ['no_webhook'],
});

export const testPerson = endpoint('POST', '/staff/alarms/people/:id/test', {
  needs: 'alarms',
  perMinute: 6,
  summary: 'Call or text a person of the last step without an order',
  params: calledPersonParams,
  answer: alarmTestAnswer,
  refusals: ['not_found', 'no_telephone'],
});

export const listDevices = endpoint('GET', '/staff/devices', {
  needs: 'orders',
  summary: 'List the devices that ring for unanswered orders',
  answer: staffDevicesAnswer,
});

export const addDevice = endpoint('POST', '/staff/devices', {
  needs: 'orders',
  perMinute: 30,
  summary: 'Ring a browser by Web Push for unanswered orders',
  description: 'A browser that is known by its endpoint stays the same device.',
  body: deviceInput,
  answer: staffDevicesAnswer,
  status: 201,
  refusals: ['push_service_unknown', 'too_many_devices'],
});

export const testDevice = endpoint('POST', '/staff/devices/:id/test', {
  needs: 'orders',
  perMinute: 30,
  summary: 'Ring a device to show that it rings',
  params: staffDeviceParams,
  answer: alarmTestAnswer,
  refusals: ['not_found'],
});

export const removeDevice = endpoint('DELETE', '/staff/devices/:id', {
  needs: 'orders',
  summary: 'Ring a device no more',
  params: staffDeviceParams,
  answer: staffDevicesAnswer,
  refusals: ['not_found'],
});
