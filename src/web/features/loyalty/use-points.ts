import { useApp } from '../../app/app-context.ts';
import { useOwn } from '../../app/session/use-own.ts';
import { myAffiliations, pointsBalanceAt } from './points-balance.ts';

export interface Points {
  /** null: not known, as while it is loaded for the first time. */
  balance: number | null;
  status: 'pending' | 'ready' | 'failed';
  refresh(): void;
}

/** The signed-in customer's points at a restaurant. */
export function usePoints(restaurantId: string): Points {
  const { resources } = useApp();
  const { data, status, reload } = useOwn(myAffiliations);
  const answer = data ?? (status === 'pending' ? resources.peek(myAffiliations) : null);
  const balance = answer && pointsBalanceAt(restaurantId, answer.data?.restaurantAffiliations);
  return { balance, status: status === 'ready' && balance === null ? 'failed' : status, refresh: reload };
}
