/** The greatest number that is called: three figures are heard across a kitchen. */
export const MOST_CALLED = 999;

/** The number that the order is called by which is a business day's `count`-th, from 1. After #999 follows #1. */
export function callNumberOf(count: number): number {
  return ((count - 1) % MOST_CALLED) + 1;
}

/** What an order is called: "#17", or its long number if it is from before there were short ones. */
export function calledName({
  callNumber,
  orderNumber,
}: {
  callNumber?: number | undefined;
  orderNumber: string;
}): string {
  return callNumber === undefined ? orderNumber : `#${callNumber}`;
}
