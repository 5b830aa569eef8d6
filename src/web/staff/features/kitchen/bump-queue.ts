import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiFailure, ApiResult } from '../../../../contract/transport.ts';
import { TapQueue } from '../../app/tap-queue.ts';

/** What was tapped on this device, and is not yet known to the server. */
export interface Bump extends LineDoneInput {
  tappedAt: string;
}

export const lineKey = ({ orderId, position }: Pick<LineDoneInput, 'orderId' | 'position'>) => `${orderId} ${position}`;

/** Lines that were tapped at a station, kept until the server has answered them. */
export function bumpQueue(
  send: (line: LineDoneInput) => Promise<ApiResult<{ data: StationScreen }>>,
  hear: { onAnswer(screen: StationScreen): void; onRefused(bump: Bump, failure: ApiFailure): void },
): TapQueue<Bump, { data: StationScreen }> {
  return new TapQueue<Bump, { data: StationScreen }>({
    ...{ keptAs: 'kitchenBumps', keyOf: lineKey, send },
    onAnswer: ({ data }) => hear.onAnswer(data),
    onRefused: hear.onRefused,
  });
}
