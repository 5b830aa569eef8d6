import { useMemo, useState } from 'react';
import type { Elements } from '../../../ui/content.tsx';
import type { Orders } from '../../app/board-store.ts';
import { useStaff } from '../../app/staff-context.ts';
import { type BoardActions, BoardActionsProvider } from './board-actions.ts';
import { BoardDialogs, type OpenDialog } from './board-dialogs.tsx';

/** Provides the actions for the orders shown inside, and renders the dialog that they open. */
export function OrderActions({ orders, children }: { orders: Orders; children: Elements }) {
  const { steps } = useStaff();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useMemo<BoardActions>(
    () => ({
      step: (order, step) => steps.put(order, step),
      open: (kind, order) => setDialog({ kind, id: order._id }),
    }),
    [steps],
  );
  return (
    <BoardActionsProvider value={actions}>
      {children}
      <BoardDialogs dialog={dialog} orders={orders} close={() => setDialog(null)} />
    </BoardActionsProvider>
  );
}
