/** A formatted date as its language writes the first of a month: "1er décembre" in French, which Intl writes as "1 décembre". */
export function firstOfMonth(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : date;
}
