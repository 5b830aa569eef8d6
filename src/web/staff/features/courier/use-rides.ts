import { useCallback, useState } from 'react';
import { listRides } from '../../../../contract/endpoints/rides.ts';
import type { Rides } from '../../../../contract/staff/staff-couriers.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useAskAgain } from './use-ask-again.ts';

interface KnownRides {
  /** null: not known yet. */
  rides: Rides | null;
  /** Whether the last answer did not come. */
  hasFailed: boolean;
  ask(): void;
}

/** What is ready, and what the signed-in courier has, kept fresh. */
export function useRides(): KnownRides {
  const { call } = useStaff();
  const [rides, setRides] = useState<Rides | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    const answer = await call(listRides, { quiet: true });
    setFailed(!answer.ok);
    if (answer.ok) setRides(answer.data.data);
  }, [call]);
  useAskAgain(ask);
  return { rides, hasFailed, ask: () => void ask() };
}
