import type { OrderStatus } from './order-status.ts';

/** What whoever delivers an order says on their phone. */
export const COURIER_STEPS = ['picked_up', 'delivered', 'failed'] as const;
export type CourierStep = (typeof COURIER_STEPS)[number];

/** Usual reasons for which an order could not be delivered. The customer reads them in the order's language. */
export const FAILED_REASONS = ['nobody', 'address', 'refused', 'accident'] as const;
export type FailedReason = (typeof FAILED_REASONS)[number];

const BECOMES = {
  picked_up: 'Out for Delivery',
  delivered: 'Delivered',
  failed: 'Failed',
} as const satisfies Record<CourierStep, OrderStatus>;

export function statusOfStep(step: CourierStep): OrderStatus {
  return BECOMES[step];
}

/** What a courier can say of an order in this status, the usual first; none: it is not accepted yet, or over. */
export function courierSteps(status: OrderStatus): CourierStep[] {
  if (status === 'Confirmed' || status === 'Preparing') return ['picked_up'];
  return status === 'Out for Delivery' ? ['delivered', 'failed'] : [];
}

/** Whether the order is beyond a step that was tapped: the tap came twice, or somebody at the board was faster. */
export function isStepDone(step: CourierStep, status: OrderStatus): boolean {
  const isDelivered = status === 'Delivered' || status === 'Completed';
  if (step === 'picked_up') return status === 'Out for Delivery' || isDelivered;
  return step === 'delivered' ? isDelivered : status === 'Failed';
}
