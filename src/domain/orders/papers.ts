/** What a printer prints: what to cook, what the customer keeps, or what whoever delivers needs. */
export const PAPERS = ['kitchen', 'receipt', 'courier'] as const;
export type Paper = (typeof PAPERS)[number];

/** What a printer reports to be wrong. */
export type PrinterTrouble = 'paper' | 'jam' | 'cover' | 'error';

/** How a printer is: new, it has never asked for work; silent, it has not done so for a while; unanswered, it never says what came out. */
export const PRINTER_STATES = ['new', 'ready', 'silent', 'paper', 'jam', 'cover', 'error', 'unanswered'] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

/** A printer that has not asked for work for so long (ms) is silent: switched off, or without a network. */
export const SILENT_AFTER_MS = 2 * 60_000;

export function printerState(of: {
  seenAt: number | null;
  trouble: PrinterTrouble | null;
  isUnanswered?: boolean;
  now: number;
}): PrinterState {
  if (of.seenAt === null) return 'new';
  if (of.now - of.seenAt > SILENT_AFTER_MS) return 'silent';
  return of.trouble ?? (of.isUnanswered ? 'unanswered' : 'ready');
}

/** Whether somebody has to go and look: a new printer is waited for only once papers wait for it. */
export function needsHand(state: PrinterState, waiting: number): boolean {
  return state === 'new' ? waiting > 0 : state !== 'ready';
}
