import type { ApiFailure, ApiRequest, Transport } from '../../contract/transport.ts';

/**
 * The same transport, and whether a call through it has failed for a reason that may pass, such as a database that is away. What is
 * refused, such as a dish that does not exist, is refused the next time, too: that is no outage.
 */
export function noticeOutage(inner: Transport): { transport: Transport; hasFailed: () => boolean } {
  let isFailed = false;
  return {
    transport: async <T>(request: ApiRequest) => {
      const result = await inner<T>(request);
      if (!result.ok && mayPass(result.failure)) isFailed = true;
      return result;
    },
    hasFailed: () => isFailed,
  };
}

function mayPass(failure: ApiFailure): boolean {
  if (failure.kind !== 'problem') return failure.kind === 'network';
  return failure.status >= 500 || failure.status === 429;
}
