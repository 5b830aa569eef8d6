import { defineRefusals } from '../platform/refusals/refusal.ts';

export const deliveryServicesRefusals = defineRefusals({
  service_keys_wrong: 409,
  service_unreachable: 503,
  service_not_connected: 409,
  service_has_orders: 409,
  service_event_unsigned: 400,
  quote_over: 409,
});
