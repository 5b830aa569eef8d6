import type { PrinterTrouble } from '../../domain/orders/papers.ts';
import { endJob, noteHandedOut } from '../printing/print-jobs.repo.ts';
import type { PrinterRow } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { jobPaper } from './job-paper.ts';
import { nextPaper } from './next-paper.ts';
import { noteAsked } from './note-asked.ts';
import { paperBytes } from './paper-bytes.ts';

/** Nothing to print. */
const NOTHING = '';

/** Answers a printer that speaks Epson's Server Direct Print: it asks for work, or says how a paper came out. */
export async function answerEpson(
  services: Services,
  printer: PrinterRow,
  form: Record<string, string>,
): Promise<string> {
  if (form.ConnectionType === 'SetResponse') return takeWord(services, printer, form.ResponseFile ?? '');
  await noteAsked(services, printer, printer.trouble);
  const { db, clock } = services;
  const job = await nextPaper(services, printer);
  if (!job) return NOTHING;
  const marks = await jobPaper(services, printer, job);
  await noteHandedOut(db, job, clock());
  return request(job.id, await paperBytes(services, printer, { marks, command: 'epson' }));
}

async function takeWord(services: Services, printer: PrinterRow, xml: string): Promise<string> {
  const [, id] = /<printjobid>([\w-]{1,64})<\/printjobid>/.exec(xml) ?? [];
  const [, response = ''] = /<response\b([^>]{0,1000})/.exec(xml) ?? [];
  const isPrinted = /\bsuccess="(true|1)"/.test(response);
  const [, code = ''] = /\bcode="(\w{0,60})"/.exec(response) ?? [];
  await noteAsked(services, printer, isPrinted ? null : troubleOf(code), true);
  if (isPrinted && id !== undefined) await endJob(services.db, printer, id, services.clock());
  return NOTHING;
}

/** Epson's codes of errors. */
function troubleOf(code: string): PrinterTrouble {
  if (code === 'EPTR_REC_EMPTY') return 'paper';
  if (code === 'EPTR_COVER_OPEN') return 'cover';
  return code === 'EPTR_MECHANICAL' || code === 'EPTR_CUTTER' ? 'jam' : 'error';
}

/** A job as ESC/POS in hexadecimal, in the document that such a printer fetches. */
function request(id: string, commands: Buffer): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>',
    `<devid>local_printer</devid><timeout>60000</timeout><printjobid>${id}</printjobid>`,
    '</Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<command>${commands.toString('hex')}</command>`,
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('');
}
