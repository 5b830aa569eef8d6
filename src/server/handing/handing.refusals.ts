import { defineRefusals } from '../platform/refusals/refusal.ts';

export const handingRefusals = defineRefusals({ handed_over: 409 });
