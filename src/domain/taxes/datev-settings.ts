/** What an adviser fills in once, so that receipts become bookings of their accounts. */
export interface DatevSettings {
  /** The adviser's number, and the client's with them. */
  consultant: number;
  client: number;
  /** The month with whose first day the financial year begins. */
  yearStart: number;
  /** How many digits the accounts of the ledger have. */
  accountLength: number;
  /** Where money comes in: in cash, paid online, and otherwise at the door. */
  cash: string;
  online: string;
  other: string;
  /** Where sales go, by their tax rate in percent; 0: what is not taxed. */
  revenue: { percent: number; account: string }[];
  /** Where tips paid online go; '': there are none. */
  tips: string;
}

/** Of the published format: numbers of advisers and clients, and the digits of accounts. */
export const DATEV_LIMITS = {
  consultant: { min: 1001, max: 9_999_999 },
  client: { min: 1, max: 99_999 },
  accountLength: { min: 4, max: 8 },
} as const;

/** An account of a ledger whose accounts have that many digits: a personal one has one more. */
export function isDatevAccount(account: string, accountLength: number): boolean {
  return /^[1-9]\d*$/.test(account) && account.length <= accountLength + 1;
}
