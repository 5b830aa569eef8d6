import type { ApiFailure } from '../../../contract/transport.ts';

/** The server's own message; empty if it gave none or did not answer. */
export function refusalText(failure: ApiFailure): string {
  return failure.kind === 'problem' ? failure.problem.message : '';
}
