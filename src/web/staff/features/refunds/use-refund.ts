import { once } from '../../../../contract/endpoints/call.ts';
import {
  captureAgain,
  changeOrderItems,
  creditOrderPoints,
  quoteOrderItems,
  refundOrder,
} from '../../../../contract/endpoints/payments.ts';
import { withdrawProposal } from '../../../../contract/endpoints/proposals.ts';
import type { GrantPointsInput } from '../../../../contract/staff/staff-customers.ts';
import type { OrderItemsChange, RefundInput } from '../../../../contract/staff/staff-payments.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The call that refunds an order. */
export function useRefund(orderId: string) {
  const { call } = useStaff();
  return (body: RefundInput) => call(refundOrder, { params: { id: orderId }, body, quiet: true });
}

/** The call that credits points for an order, once for each `key`. */
export function useCreditPoints(orderId: string, key: string) {
  const { call } = useStaff();
  return (body: GrantPointsInput) =>
    call(creditOrderPoints, { params: { id: orderId }, body, ...once(key), quiet: true });
}

/** The call that tries once more to charge what the provider has refused to. */
export function useChargeAgain(orderId: string) {
  const { call } = useStaff();
  return () => call(captureAgain, { params: { id: orderId } });
}

/** The call that takes something out of an order. */
export function useTakeOut(orderId: string) {
  const { call } = useStaff();
  return (body: OrderItemsChange) => call(changeOrderItems, { params: { id: orderId }, body, quiet: true });
}

/** The call that works out what an order would cost after a change. */
export function useItemsQuote(orderId: string) {
  const { call } = useStaff();
  return (body: OrderItemsChange) => call(quoteOrderItems, { params: { id: orderId }, body, quiet: true });
}

/** The call that takes a proposal back. */
export function useWithdraw(orderId: string, proposalId: string) {
  const { call } = useStaff();
  return () => call(withdrawProposal, { params: { id: orderId, proposalId }, quiet: true });
}
