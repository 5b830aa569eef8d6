import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderItemsChange, RefundInput } from '../../../../contract/staff/staff-payments.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The call that refunds an order. Here and not in `staff-api.ts`, so that the board does not load it. */
export function useRefund(orderId: string) {
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/refunds`;
  return (body: RefundInput) => transport<{ data: { order: StaffOrder } }>({ method: 'POST', path, body, quiet: true });
}

/** The call that tries once more to charge what the provider has refused to. */
export function useChargeAgain(orderId: string) {
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/payment/capture`;
  return () => transport<{ data: { order: StaffOrder } }>({ method: 'POST', path });
}

/** The call that takes something out of an order. */
export function useTakeOut(orderId: string) {
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/items`;
  return (body: OrderItemsChange) =>
    transport<{ data: { order: StaffOrder } }>({ method: 'PATCH', path, body, quiet: true });
}

/** The call that works out what an order would cost after a change. */
export function useItemsQuote(orderId: string) {
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/items/quote`;
  return (body: OrderItemsChange) =>
    transport<{ data: { before: number; after: number } }>({ method: 'POST', path, body, quiet: true });
}

/** The call that takes a proposal back. */
export function useWithdraw(orderId: string, proposalId: string) {
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/proposals/${encodeURIComponent(proposalId)}`;
  return () => transport<{ data: { order: StaffOrder } }>({ method: 'DELETE', path, quiet: true });
}
