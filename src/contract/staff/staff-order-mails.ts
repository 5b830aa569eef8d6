import * as z from 'zod/mini';

/** Whether customers are mailed only when their order is received, is changed or called off, and is ready or on its way. */
export const orderMailSettings = z.object({ fewMails: z.boolean() });
export const orderMailSettingsAnswer = z.object({ data: orderMailSettings });

export type OrderMailSettings = z.infer<typeof orderMailSettings>;
