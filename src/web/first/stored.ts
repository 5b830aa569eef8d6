/** The value of a key in local storage; null: there is none; undefined: storage is forbidden. */
export function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return;
  }
}
