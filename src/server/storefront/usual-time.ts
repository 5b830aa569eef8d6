import type { Language } from '../../domain/languages.ts';
import { fill, sentence } from '../platform/sentence.ts';

const MINUTES = sentence('order-texts', 'usual_time');

/** The restaurant's usual time: a text such as "30-45 minutes" is put into `language`; any other stays as it was written. */
export function usualTime(text: string, language: Language): string {
  const [, from, to] = text.match(/^(\d+)\s*[-–]\s*(\d+)\s*min(?:ute)?s?\.?$/) ?? [];
  return from && to ? fill(MINUTES[language], { from, to }) : text;
}
