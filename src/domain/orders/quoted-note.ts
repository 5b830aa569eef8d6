/** The customer's words to a dish, so that nobody takes them for an option. */
export function quoted(note: string): string {
  return `“${note}”`;
}
