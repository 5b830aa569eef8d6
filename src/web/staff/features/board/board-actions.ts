import { createContext, useContext } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { Step } from '../../app/step-queue.ts';

/** What can be done with an order on the board. The object never changes, so that cards need not render again. */
export interface BoardActions {
  step(order: StaffOrder, step: Step): void;
  open(dialog: 'ticket' | 'call-off' | 'delay', order: StaffOrder): void;
}

const Context = createContext<BoardActions | null>(null);
export const BoardActionsProvider = Context.Provider;

export function useBoardActions(): BoardActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('useBoardActions outside BoardActionsProvider');
  return actions;
}
