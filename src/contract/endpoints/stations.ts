import {
  kitchenDeviceInput,
  lineDoneInput,
  pairedAnswer,
  pairInput,
  pairingAnswer,
  stationInput,
  stationParams,
  stationScreenAnswer,
  stationsAnswer,
} from '../staff/staff-stations.ts';
import { endpoint } from './endpoint.ts';

export const listStations = endpoint('GET', '/staff/stations', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'List the kitchen’s stations with their devices',
  answer: stationsAnswer,
});

export const addStation = endpoint('POST', '/staff/stations', {
  needs: 'settings',
  summary: 'Add a station to the kitchen',
  body: stationInput,
  answer: stationsAnswer,
  status: 201,
  refusals: ['too_many_stations'],
});

export const changeStation = endpoint('PUT', '/staff/stations/:id', {
  needs: 'settings',
  summary: 'Change a station’s name, or what is cooked there',
  params: stationParams,
  body: stationInput,
  answer: stationsAnswer,
  refusals: ['not_found'],
});

export const removeStation = endpoint('DELETE', '/staff/stations/:id', {
  needs: 'settings',
  summary: 'Remove a station with its devices',
  params: stationParams,
  answer: stationsAnswer,
  refusals: ['not_found'],
});

export const addKitchenDevice = endpoint('POST', '/staff/stations/:id/devices', {
  needs: 'settings',
  summary: 'Add a device to a station',
  description: 'Only this answer has the `code`, which pairs one device within ten minutes.',
  params: stationParams,
  body: kitchenDeviceInput,
  answer: pairingAnswer,
  status: 201,
  refusals: ['not_found', 'too_many_kitchen_devices'],
});

export const revokeKitchenDevice = endpoint('DELETE', '/staff/kitchen-devices/:id', {
  needs: 'settings',
  summary: 'Take a device’s rights away at once',
  params: stationParams,
  answer: stationsAnswer,
  refusals: ['not_found'],
});

export const getStationScreen = endpoint('GET', '/staff/stations/:id/screen', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'Get the orders that a station cooks now, each with its own lines',
  params: stationParams,
  answer: stationScreenAnswer,
  refusals: ['not_found'],
});

export const bumpLine = endpoint('PUT', '/staff/stations/:id/lines', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Say that a line of an order is done, or is not after all',
  params: stationParams,
  body: lineDoneInput,
  answer: stationScreenAnswer,
  refusals: ['not_found', 'line_not_cooking'],
});

export const pairKitchenDevice = endpoint('POST', '/kitchen/devices', {
  isHidden: true,
  perMinute: 60,
  summary: 'Exchange a pairing code for the secret of a kitchen’s device',
  body: pairInput,
  answer: pairedAnswer,
  status: 201,
  refusals: ['code_unknown', 'too_many_kitchen_codes'],
});

export const getKitchenScreen = endpoint('GET', '/kitchen/screen', {
  isHidden: true,
  summary: 'Get the screen of the device’s station',
  answer: stationScreenAnswer,
  refusals: ['device_unknown'],
});

export const bumpKitchenLine = endpoint('PUT', '/kitchen/lines', {
  isHidden: true,
  summary: 'Say that a line is done at the device’s station',
  body: lineDoneInput,
  answer: stationScreenAnswer,
  refusals: ['device_unknown', 'not_found', 'line_not_cooking'],
});
