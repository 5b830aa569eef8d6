import type { Language } from '../../domain/languages.ts';
import type { UsualMinutes } from '../../domain/times/usual-minutes.ts';
import { fill, sentence } from '../platform/sentence.ts';

const BETWEEN = sentence('order-texts', 'usual_time');
const ABOUT = sentence('order-texts', 'usual_time_about');

/** How long an order usually takes, in words: "30-45 minutes", as the specification's defaults. */
export function usualMinutesText({ from, to }: UsualMinutes, language: Language): string {
  return from === to ? fill(ABOUT[language], { minutes: from }) : fill(BETWEEN[language], { from, to });
}
