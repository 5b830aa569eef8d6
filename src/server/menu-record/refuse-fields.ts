import { commonRefusals } from '../platform/common-refusals.ts';
import { withStatus } from '../platform/problems.ts';
import { Refusal } from '../platform/refusal.ts';

/** Refuses fields of a body for what only the database knows; each has the name of its sentence. */
export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal(withStatus(commonRefusals.invalid_request, 422), { fields });
}
