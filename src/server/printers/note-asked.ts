import type { PrinterTrouble } from '../../domain/orders/papers.ts';
import { notePrinter, type PrinterRow } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';

/** How exactly it is known when a printer last asked (ms): it asks every few seconds, and a write each time would cost more than all else. */
const EXACTLY_MS = 30_000;

/** Notes that a printer has asked for work, and what it reports. */
export async function noteAsked(
  services: Services,
  printer: PrinterRow,
  trouble: PrinterTrouble | null,
  /** It says what became of a paper. */
  isAnswer = false,
): Promise<void> {
  const now = services.clock();
  const isKnown = printer.seen_at !== null && now - printer.seen_at < EXACTLY_MS && printer.trouble === trouble;
  const isAnswering = printer.answered_at !== null && printer.unanswered_at === null;
  if (isKnown && (isAnswering || !isAnswer)) return;
  await notePrinter(services.db, printer, {
    seen_at: now,
    trouble,
    ...(isAnswer && { answered_at: now, unanswered_at: null }),
  });
}
