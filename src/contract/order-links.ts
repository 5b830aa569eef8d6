import * as z from 'zod/mini';
import { courierAway } from './courier-away.ts';
import { order, proposalAnswerInput } from './orders.ts';
import { reviewInput } from './reviews.ts';

/** The secret of a tracking link: 128 random bits. Sent in bodies only, so that it stands in no log and no history. */
export const orderToken = z.string().check(z.minLength(1), z.maxLength(100));

export const trackedOrderInput = z.object({ token: orderToken });
export const trackedReviewInput = z.extend(z.omit(reviewInput, { orderId: true }), { token: orderToken });
export const trackedProposalInput = z.extend(proposalAnswerInput, { token: orderToken });
/** `isKeepable`: a guest's, who may bring it to an account by a mailed code. `mayAgree`: the link agrees to a dearer order (`order.proposal`). `mayReview`: it says how the order was. */
export const trackedOrderAnswer = z.object({
  order,
  isKeepable: z.optional(z.literal(true)),
  mayAgree: z.optional(z.literal(true)),
  mayReview: z.optional(z.literal(true)),
  /** Absent: no courier shows it. */
  courierAway: z.optional(courierAway),
});
export const orderLinkAnswer = z.object({ data: z.object({ token: orderToken }) });

export type TrackedOrderAnswer = z.infer<typeof trackedOrderAnswer>;
