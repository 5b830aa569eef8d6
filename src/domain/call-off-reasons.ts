/** Why a restaurant usually says no to an order. Any other reason takes words. */
export const CALL_OFF_REASONS = ['busy', 'sold_out', 'closing', 'area', 'unreachable'] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];
