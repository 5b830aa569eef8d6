import { commonRefusals } from './common-refusals.ts';
import { withStatus } from './problems.ts';
import { Refusal } from './refusal.ts';

/**
 * Throws 422 for fields that only the database can check. Values are names of sentences (`field-messages.ts`); does
 * nothing if there are none.
 */
export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal(withStatus(commonRefusals.invalid_request, 422), { fields });
}
