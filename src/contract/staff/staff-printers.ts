import * as z from 'zod/mini';
import { PAPERS, PRINTER_STATES } from '../../domain/orders/papers.ts';
import { id, instant, language } from '../primitives.ts';
import { line } from '../texts.ts';

/** How many characters a line of the usual rolls has: 58 mm, and 80 mm in large and in small type. */
export const PAPER_COLUMNS = [32, 42, 48] as const;

export const printerInput = z.object({
  /** Also the heading of what it prints for the kitchen. */
  name: line(40),
  paper: z.enum(PAPERS),
  copies: z.int().check(z.minimum(1), z.maximum(3)),
  /** The station whose lines it prints for the kitchen; null: what `categoryIds` says. */
  stationId: z._default(z.nullable(id), null),
  /** Ids of the categories whose dishes it prints; null: all dishes. */
  categoryIds: z.nullable(z.array(id).check(z.maxLength(200))),
  /** Whether no orders are taken while it is silent or out of order. */
  pausesOrdering: z._default(z.boolean(), false),
  /** How long after its time an order is still worth printing (minutes). */
  oldestMinutes: z._default(z.int().check(z.minimum(10), z.maximum(1440)), 120),
  language,
  columns: z.int().check(z.refine((columns) => PAPER_COLUMNS.some((each) => each === columns), 'invalid')),
});
export const staffPrinter = z.extend(printerInput, {
  _id: z.string(),
  /** When it last asked for work; null: never. */
  seenAt: z.nullable(instant),
  state: z.enum(PRINTER_STATES),
  /** When signs that it has no letters for could not be drawn, and came out as question marks; null: the last were drawn. */
  undrawnAt: z.nullable(instant),
  /** How many papers wait for it. */
  waiting: z.int(),
});
export const staffPrintersAnswer = z.object({ data: z.object({ printers: z.array(staffPrinter) }) });
export const staffPrinterParams = z.object({ id });
export const staffPrinterAnswer = z.object({ data: z.object({ printer: staffPrinter }) });
/** With the path below the restaurant's address at which the printer asks for work: shown once. */
export const printerWithPathAnswer = z.object({ data: z.object({ printer: staffPrinter, path: z.string() }) });
export const printerRemovedAnswer = z.object({ data: z.object({ removed: z.string() }) });
/** The last order as the printer would print it: a picture (SVG), and its text. */
export const printerPreviewAnswer = z.object({ data: z.object({ svg: z.string(), text: z.string() }) });

/** What a printer has printed of an order. */
export const orderPrints = z.object({
  printers: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      paper: z.enum(PAPERS),
      /** How many papers it was given, with those that wait. */
      copies: z.int(),
    }),
  ),
});
export const orderPrintsAnswer = z.object({ data: orderPrints });
export const printAgainInput = z.object({ printerId: id });

export type PrinterInput = z.infer<typeof printerInput>;
export type StaffPrinter = z.infer<typeof staffPrinter>;
export type StaffPrinters = z.infer<typeof staffPrintersAnswer>['data'];
export type PrinterWithPath = z.infer<typeof printerWithPathAnswer>['data'];
export type PrinterPreview = z.infer<typeof printerPreviewAnswer>['data'];
export type OrderPrints = z.infer<typeof orderPrints>;
