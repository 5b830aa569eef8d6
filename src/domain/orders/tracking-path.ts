/** The page of an order's tracking link. The token is in the fragment, which browsers send to no server and in no referrer. */
export function trackingPath(token: string): string {
  return `/track#${token}`;
}
