import type { Language } from '../../domain/languages.ts';

const MINUTES: Record<Language, (from: string, to: string) => string> = {
  en: (from, to) => `${from}-${to} minutes`,
  de: (from, to) => `${from}–${to} Minuten`,
  fr: (from, to) => `${from}-${to} minutes`,
  es: (from, to) => `${from}-${to} minutos`,
  it: (from, to) => `${from}-${to} minuti`,
  pt: (from, to) => `${from}-${to} minutos`,
  zh: (from, to) => `${from}-${to} 分钟`,
  ja: (from, to) => `${from}～${to}分`,
};

/** The restaurant's usual time: a text such as "30-45 minutes" is put into `language`; any other stays as it was written. */
export function usualTime(text: string, language: Language): string {
  const [, from, to] = text.match(/^(\d+)\s*[-–]\s*(\d+)\s*min(?:ute)?s?\.?$/) ?? [];
  return from && to ? MINUTES[language](from, to) : text;
}
