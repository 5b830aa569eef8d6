/** What browsers have that heed the policy of a page's document. */
interface Policed {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * Whether this document may ask the browser where it is. Only a courier's own page may: who came from another page of the staff's still has the
 * document of that one, and its policy.
 */
export function mayLocateHere(): boolean {
  return (document as Policed).featurePolicy?.allowsFeature('geolocation') !== false;
}
