import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { isEmail } from '../domain/people/email.ts';
import { NEWS_SOURCES } from '../domain/people/news-consent.ts';

/** Somebody without an account who ticked the box at checkout. */
export const joinListInput = z.object({
  email: z.string('required').check(z.trim(), z.refine(isEmail, 'email_invalid'), z.maxLength(MAX.email, 'too_long')),
});
/** The same whoever is on the list: a link was mailed, or nothing was. */
export const joinListAnswer = z.object({ data: z.object({ isAsked: z.literal(true) }) });

export const subscriptionInput = z.object({ source: z.enum(NEWS_SOURCES) });
/** What became of the account's own asking: a link was mailed and not opened yet (`asked`), or it is on the list. */
export const subscriptionAnswer = z.object({
  data: z.object({ subscription: z.enum(['none', 'asked', 'subscribed']) }),
});

export type JoinListInput = z.infer<typeof joinListInput>;
export type SubscriptionInput = z.infer<typeof subscriptionInput>;
export type Subscription = z.infer<typeof subscriptionAnswer>['data']['subscription'];
