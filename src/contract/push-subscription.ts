import * as z from 'zod/mini';

const base64url = (characters: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)));

/** Of printable ASCII: URL parsers drop line breaks and tabs unseen. */
export const webAddress = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max),
      z.regex(/^https?:\/\/[!-~]+$/, 'webhook_invalid'),
      z.url({ protocol: /^https?$/, error: 'webhook_invalid' }),
    );

/** A browser's subscription to pushes, as it comes from `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: webAddress(2000),
  /** A point of P-256 and sixteen bytes. */
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
