import { defineRefusals } from '../platform/refusals/refusal.ts';

export const stationsRefusals = defineRefusals({
  too_many_stations: 409,
  too_many_kitchen_devices: 409,
  line_not_cooking: 409,
  code_unknown: 404,
  too_many_kitchen_codes: 429,
  device_unknown: 401,
});
