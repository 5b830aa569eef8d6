/** The name that is called: the first one; the whole name where it is written without spaces. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
