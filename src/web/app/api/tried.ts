/** What the work returns; null where it throws. For browser features that may be forbidden, and for texts of unknown origin. */
export function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
