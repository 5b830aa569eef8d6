/** Usual reasons for which a restaurant calls an order off. Any other reason is given in words. */
export const CANCEL_REASONS = ['busy', 'sold_out', 'closing', 'area', 'unreachable'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
