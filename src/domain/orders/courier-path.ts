/** The page on which a courier takes an order. The token is in the fragment, which browsers send to no server and in no referrer. */
export function courierPath(token: string): string {
  return `/staff/courier#${token}`;
}
