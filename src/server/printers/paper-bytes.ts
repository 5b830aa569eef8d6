import { type Command, printed } from '../papers/receiptline.ts';
import type { Mark } from '../papers/rows.ts';
import { type PrinterRow, updatePrinter } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { paperFor } from './job-paper.ts';

/** A paper as the printer reads it. Where signs that it lacks could not be drawn, the log and the office say so until they can again. */
export function paperBytes(
  services: Services,
  printer: PrinterRow,
  { marks, command }: { marks: readonly Mark[]; command: Command },
): Promise<Buffer> {
  return printed(marks, {
    ...paperFor(printer),
    command,
    onDrawn: (error) => noteDrawn(services, printer, error),
  });
}

async function noteDrawn(
  { db, clock, log }: Services,
  { restaurant_id: restaurantId, id, undrawn_at }: PrinterRow,
  error: unknown,
): Promise<void> {
  if (error) log.warn({ err: error, restaurant: restaurantId, printer: id }, 'signs of a paper were not drawn');
  if (error || undrawn_at !== null) {
    await updatePrinter(db, { restaurantId, id }, { undrawn_at: error ? clock() : null });
  }
}
