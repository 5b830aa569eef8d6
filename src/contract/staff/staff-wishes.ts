import * as z from 'zod/mini';

/** Whether checkout asks customers what becomes of a dish that is missing. */
export const wishSettings = z.object({ asksWishes: z.boolean() });
export const wishSettingsAnswer = z.object({ data: wishSettings });

export type WishSettings = z.infer<typeof wishSettings>;
