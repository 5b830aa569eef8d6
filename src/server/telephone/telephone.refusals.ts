import { defineRefusals } from '../platform/refusals/refusal.ts';

export const telephoneRefusals = defineRefusals({ no_telephone: 409 });
