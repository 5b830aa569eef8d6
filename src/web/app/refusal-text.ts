import type { ApiFailure } from '../../contract/transport.ts';

/** The server's own sentence; empty when it gave none. */
export function refusalText(failure: ApiFailure): string {
  return failure.kind === 'problem' ? failure.problem.message : '';
}
