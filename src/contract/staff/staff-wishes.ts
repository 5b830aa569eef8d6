import * as z from 'zod/mini';

/** Whether checkout asks customers what becomes of a dish that is missing, and whether they may add a few words to a dish. */
export const wishSettings = z.object({ asksWishes: z.boolean(), takesLineNotes: z.boolean() });
/** What is missing stays as it is. */
export const wishSettingsInput = z.partial(wishSettings);
export const wishSettingsAnswer = z.object({ data: wishSettings });

export type WishSettingsInput = z.infer<typeof wishSettingsInput>;
export type WishSettings = z.infer<typeof wishSettings>;
