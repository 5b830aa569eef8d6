/** Usual reasons for which a restaurant calls an order off. Any other reason is given in words. */
export const CALL_OFF_REASONS = ['busy', 'sold_out', 'closing', 'area', 'unreachable'] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];
