import { defineRefusals } from '../platform/refusals/refusal.ts';

export const printersRefusals = defineRefusals({ too_many_printers: 409 });
