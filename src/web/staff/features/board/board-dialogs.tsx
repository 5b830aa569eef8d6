import { useLater } from '../../../app/use-later.ts';
import type { Orders } from '../../app/board-store.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DelayDialog } from './delay-dialog.tsx';

export interface OpenDialog {
  kind: 'ticket' | 'call-off' | 'delay';
  /** The order's id. The dialog always shows the order's newest version. */
  id: string;
}

interface BoardDialogsProps {
  dialog: OpenDialog | null;
  orders: Orders;
  close(): void;
}

/** The dialog that is open, if any. It closes when its order leaves the board. */
export function BoardDialogs({ dialog, orders, close }: BoardDialogsProps) {
  const file = useLater(() => import('../ticket/ticket.tsx'), dialog?.kind === 'ticket');
  const order = dialog && orders.get(dialog.id);
  if (!order) return null;
  const props = { order, close };
  if (dialog.kind === 'call-off') return <CancelDialog {...props} />;
  if (dialog.kind === 'delay') return <DelayDialog {...props} />;
  return file && <file.Ticket {...props} />;
}
