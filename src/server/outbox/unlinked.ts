/**
 * A text of a customer's for a letter: mail programs make links of whatever looks like an address of the web or of e-mail, and nobody
 * has proved that the letter goes to who wrote the text. An invisible character (a zero width non-joiner) behind the dots and colons of
 * such addresses keeps them plain; a name like "St.John" looks the same with it.
 */
export function unlinked(text: string): string {
  return text.replace(/[.:@](?=[\p{L}/])/gu, '$&\u200C');
}
