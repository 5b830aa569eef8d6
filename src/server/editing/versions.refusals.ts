import { defineRefusals } from '../platform/refusals/refusal.ts';

export const versionsRefusals = defineRefusals({
  /** Used for everything that several people edit. It began with the menu, and clients know its code. */
  menu_changed: 409,
});
