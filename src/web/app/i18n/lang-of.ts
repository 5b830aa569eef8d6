interface OfTexts {
  lang: string;
  langs?: Readonly<Record<string, string>> | undefined;
}

/** The language of one of a record's texts, by its name. */
export function langOf({ lang, langs }: OfTexts, name: string): string {
  return langs?.[name] ?? lang;
}
