import type { PrinterTrouble } from '../../domain/orders/papers.ts';
import { endJob, nextJob, noteHandedOut, waitingJob } from '../printing/print-jobs.repo.ts';
import type { PrinterRow } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { jobPaper } from './job-paper.ts';
import { nextPaper } from './next-paper.ts';
import { noteAsked } from './note-asked.ts';
import { paperBytes } from './paper-bytes.ts';

/** What Star's printers read, the newer first, and how receiptline calls it. */
const COMMANDS = { 'application/vnd.star.starprnt': 'star', 'application/vnd.star.line': 'starline' } as const;
export const STAR_TYPES = ['application/vnd.star.starprnt', 'application/vnd.star.line'] as const;
type StarType = (typeof STAR_TYPES)[number];

interface Poll {
  /** Such as "200%20OK". */
  statusCode?: string | undefined;
  printingInProgress?: boolean | undefined;
}

/** Answers a CloudPRNT printer that asks whether there is something to print. */
export async function starJob(services: Services, printer: PrinterRow, poll: Poll) {
  const trouble = troubleOf(poll.statusCode ?? '200');
  await noteAsked(services, printer, trouble);
  const job = poll.printingInProgress || trouble ? undefined : await nextPaper(services, printer);
  if (!job) return { jobReady: false };
  return { jobReady: true, mediaTypes: STAR_TYPES, jobToken: job.id };
}

/** The paper that the printer fetches; null: it waits no longer. */
export async function starPaper(
  services: Services,
  printer: PrinterRow,
  { type, token }: { type: StarType; token: string | undefined },
): Promise<Buffer | null> {
  const { db, clock } = services;
  const job = token === undefined ? await nextPaper(services, printer) : await waitingJob(db, printer, token);
  if (!job) return null;
  const marks = await jobPaper(services, printer, job);
  await noteHandedOut(db, job, clock());
  return paperBytes(services, printer, { marks, command: COMMANDS[type] });
}

/** Takes the printer's word for how a paper came out. One that failed stays the next; a word that is said twice changes nothing. */
export async function starPrinted(
  services: Services,
  printer: PrinterRow,
  { code, token }: { code?: string | undefined; token?: string | undefined },
): Promise<void> {
  const { db, clock } = services;
  const trouble = troubleOf(code ?? '200');
  await noteAsked(services, printer, trouble, true);
  if (trouble) return;
  // Printers with old firmware name no job: they speak of the one that was fetched.
  const fetched = token === undefined ? await nextJob(db, printer, clock()) : undefined;
  const id = token ?? (fetched?.handed_at == null ? undefined : fetched.id);
  if (id !== undefined) await endJob(db, printer, id, clock());
}

/** Star's status codes: 2xx is fine, 410 has no paper, 411 is jammed, 420 is open. */
function troubleOf(status: string): PrinterTrouble | null {
  const number = status.slice(0, 3);
  if (number.startsWith('2')) return null;
  return { 410: 'paper' as const, 411: 'jam' as const, 420: 'cover' as const }[number] ?? 'error';
}
