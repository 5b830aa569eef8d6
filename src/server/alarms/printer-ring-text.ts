import type { Language } from '../../domain/languages.ts';
import { type PrinterTrouble, printerState } from '../../domain/orders/papers.ts';
import { fill, type Sentence, sentence } from '../platform/sentence.ts';
import type { RingText } from './ring-text.ts';

export interface StuckPrinter {
  name: string;
  seen_at: number | null;
  trouble: PrinterTrouble | null;
}

const TEXTS = {
  silent: sentence('rings', 'printer_silent'),
  paper: sentence('rings', 'printer_paper'),
  jam: sentence('rings', 'printer_jam'),
  cover: sentence('rings', 'printer_cover'),
  error: sentence('rings', 'printer_error'),
} satisfies Record<string, Sentence>;
const WAITING = sentence('rings', 'papers_wait');

/** What a device reads of printers that are stuck: each in words, and that papers wait. */
export function printerRingText(printers: readonly StuckPrinter[], language: Language, now: number): RingText {
  const [first = '', ...others] = printers.map(({ name, seen_at, trouble }) => {
    const state = printerState({ seenAt: seen_at, trouble, now });
    const text = state === 'new' || state === 'ready' || state === 'unanswered' ? TEXTS.error : TEXTS[state];
    return fill(text[language], { name });
  });
  return { title: first, body: [...others, WAITING[language]].join('\n') };
}
