import * as z from 'zod/mini';
import { CODE_DIGITS, plainDigits } from '../domain/people/mailed-code.ts';
import { loginInput, newPassword } from './accounts/accounts.ts';
import { id } from './primitives.ts';

/** Sent with the code. Known only to the page that asked for it. */
const claimId = id;
const code = z
  .string('claim_code_required')
  .check(z.overwrite(plainDigits), z.minLength(1, 'claim_code_required'), z.regex(codePattern(), 'claim_code_digits'));

export const begunClaimAnswer = z.object({ data: z.object({ claimId }) });
export const claimInput = z.object({ claimId, code });
/** A page's form for who has an account: signs in, then adds the orders. */
export const signInAndClaimInput = z.object({ ...loginInput.shape, claimId, code });
export const claimAccountInput = z.object({ claimId, code, password: newPassword });
export const claimedOrdersAnswer = z.object({ data: z.object({ orders: z.int() }) });

export type ClaimInput = z.infer<typeof claimInput>;
export type ClaimAccountInput = z.infer<typeof claimAccountInput>;

function codePattern(): RegExp {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`);
}
