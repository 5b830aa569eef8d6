import { defineRefusals } from '../platform/refusals/refusal.ts';

export const pushesRefusals = defineRefusals({ push_service_unknown: 409 });
