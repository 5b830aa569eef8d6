import type { Selectable } from 'kysely';
import type { Proposal } from '../../../domain/payments/order-proposal.ts';
import type { OrderLinesTable } from './order-tables.ts';

/**
 * The JSON snapshots that an order keeps of what it was made from. Written once; SQL never looks into them. Money in minor units;
 * names without `Original` are in the customer's language at the time of ordering.
 */
export interface StoredOption {
  optionId: string;
  valueId: string;
  optionName: string;
  valueLabel: string;
  /** In the restaurant's language, for its staff. */
  optionNameOriginal: string;
  valueLabelOriginal: string;
  priceAdjustment: number;
}

export interface StoredAddress {
  street: string;
  city: string;
  postalCode: string;
  country: string;
  deliveryInstructions: string | null;
}

/** A change that its customer was asked to agree to. The `lines` are those that would be added, as they would be stored. */
export interface StoredProposal extends Proposal {
  lines: Selectable<OrderLinesTable>[];
  /** What they take of a slot's capacity. */
  units: number;
}
