/** What this browser keeps under a name; null for nothing, undefined where storage is forbidden. */
export function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return;
  }
}
