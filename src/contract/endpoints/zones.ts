import { staffZonesAnswer, staffZonesChange } from '../staff/staff-zones.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getZones = endpoint('GET', '/staff/zones', {
  needs: 'settings',
  summary: 'Get the zones to which the restaurant delivers, and their terms',
  answer: staffZonesAnswer,
});

export const changeZones = endpoint('PUT', '/staff/zones', {
  needs: 'settings',
  summary: 'Replace the zones to which the restaurant delivers, and their terms',
  description: `Of the zones that contain an address the first in the list decides. The next order is priced by them. ${CARRIES_RECORD}`,
  body: staffZonesChange,
  answer: staffZonesAnswer,
  refusals: ['menu_changed', 'place_unknown'],
});
