import { randomBytes } from 'node:crypto';
import type { PrinterInput, PrinterWithPath, StaffPrinter } from '../../contract/staff/staff-printers.ts';
import { API_BASE } from '../../contract/transport.ts';
import { stationsOf } from '../cooking/stations.repo.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { dropWaiting, insertJobs } from '../printing/print-jobs.repo.ts';
import { deletePrinter, findPrinter, insertPrinter, printersOf, updatePrinter } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { presentPrinter } from './present-printer.ts';
import { printersRefusals } from './printers.refusals.ts';

const MAX_PRINTERS = 20;

interface PrinterAct {
  restaurantId: string;
  userId: string;
}

/** Adds a printer. Its secret is known only to this answer, and to the printer. */
export async function addPrinter(services: Services, act: PrinterAct, input: PrinterInput): Promise<PrinterWithPath> {
  const id = newId();
  const secret = newSecret();
  const printer = await changePrinters(services, act, id, async (tx, now) => {
    await requireStation(tx, act, input);
    await requireCategories(tx, act, input.categoryIds ?? [], []);
    const { length } = await printersOf(tx, act.restaurantId);
    if (length >= MAX_PRINTERS)
      throw new Refusal(printersRefusals.too_many_printers, { values: { max: MAX_PRINTERS } });
    await insertPrinter(tx, {
      ...columnsOf(input),
      restaurant_id: act.restaurantId,
      id,
      token_hash: sha256(secret),
      seen_at: null,
      trouble: null,
      created_at: now,
    });
  });
  return { printer: printer as StaffPrinter, path: pathOf(secret) };
}

export async function changePrinter(
  services: Services,
  act: PrinterAct & { id: string },
  input: PrinterInput,
): Promise<StaffPrinter> {
  const printer = await changePrinters(services, act, act.id, async (tx) => {
    const printer = await requirePrinter(tx, act);
    await requireStation(tx, act, input);
    await requireCategories(tx, act, input.categoryIds ?? [], fromJson(printer.categories) ?? []);
    await updatePrinter(tx, act, columnsOf(input));
  });
  return printer as StaffPrinter;
}

/** Gives a printer another address. The one before is dead at once. */
export async function renewAddress(services: Services, act: PrinterAct & { id: string }): Promise<PrinterWithPath> {
  const secret = newSecret();
  const printer = await changePrinters(services, act, act.id, async (tx) => {
    await requirePrinter(tx, act);
    await updatePrinter(tx, act, {
      token_hash: sha256(secret),
      seen_at: null,
      trouble: null,
      answered_at: null,
      unanswered_at: null,
    });
  });
  return { printer: printer as StaffPrinter, path: pathOf(secret) };
}

/** Removes a printer with what waits for it. */
export async function removePrinter(services: Services, act: PrinterAct & { id: string }): Promise<void> {
  await changePrinters(services, act, act.id, async (tx) => {
    await requirePrinter(tx, act);
    await deletePrinter(tx, act);
  });
}

/** Queues a paper that shows that the printer is reached. */
export async function queueTest(services: Services, act: PrinterAct & { id: string }): Promise<StaffPrinter> {
  const { restaurantId, id } = act;
  const now = services.clock();
  await inTransaction(services.db, async (tx) => {
    await requirePrinter(tx, act);
    const job = { restaurant_id: restaurantId, id: newId(), printer_id: id, order_id: null, copy: 1 };
    await insertJobs(tx, [{ ...job, state: 'waiting', created_at: now, handed_at: null, ended_at: null }]);
  });
  return (await readPrinter(services.db, act, now)) as StaffPrinter;
}

/** Takes back all papers that wait for a printer. */
export async function emptyQueue(services: Services, act: PrinterAct & { id: string }): Promise<StaffPrinter> {
  const printer = await changePrinters(services, act, act.id, async (tx, now) => {
    await requirePrinter(tx, act);
    await dropWaiting(tx, { restaurantId: act.restaurantId, printerId: act.id, now });
  });
  return printer as StaffPrinter;
}

/** Runs a change of the printer and records it. Returns the printer as it is then; undefined: it is gone. */
async function changePrinters(
  services: Services,
  { restaurantId, userId }: PrinterAct,
  id: string,
  work: (tx: Tx, now: number) => Promise<void>,
): Promise<StaffPrinter | undefined> {
  const now = services.clock();
  return inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const before = await readPrinter(tx, { restaurantId, id }, now);
    await work(tx, now);
    const after = await readPrinter(tx, { restaurantId, id }, now);
    const change = { action: 'printers', subject: 'restaurant', subjectId: restaurantId } as const;
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { ...change, before: settingsOf(before), after: settingsOf(after) },
    );
    return after;
  });
}

async function readPrinter(
  db: Db,
  { restaurantId, id }: { restaurantId: string; id: string },
  now: number,
): Promise<StaffPrinter | undefined> {
  const row = (await printersOf(db, restaurantId)).find((each) => each.id === id);
  return row && presentPrinter(row, now);
}

/** What the history shows of a printer. */
function settingsOf(printer: StaffPrinter | undefined): object | null {
  if (!printer) return null;
  const { name, paper, copies, stationId, categoryIds, pausesOrdering, oldestMinutes, language, columns } = printer;
  return { name, paper, copies, stationId, categoryIds, pausesOrdering, oldestMinutes, language, columns };
}

async function requirePrinter(tx: Tx, at: { restaurantId: string; id: string }) {
  const printer = await findPrinter(tx, at);
  if (!printer) throw new Refusal(commonRefusals.not_found);
  return printer;
}

/** Those that the printer had may have been removed since. Others would print nothing, and say nothing. */
async function requireCategories(
  tx: Tx,
  { restaurantId }: PrinterAct,
  asked: readonly string[],
  had: readonly string[],
): Promise<void> {
  const added = asked.filter((id) => !had.includes(id));
  if (added.length === 0) return;
  const here = await tx
    .selectFrom('categories')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', added)
    .execute();
  const areHere = added.every((id) => here.some((row) => row.id === id));
  refuseFields({ ...(!areHere && { categoryIds: 'not_here' }) });
}

async function requireStation(tx: Tx, { restaurantId }: PrinterAct, { stationId }: PrinterInput): Promise<void> {
  if (stationId === null) return;
  const isHere = (await stationsOf(tx, restaurantId)).some(({ id }) => id === stationId);
  refuseFields({ ...(!isHere && { stationId: 'not_here' }) });
}

function columnsOf({ stationId, categoryIds, pausesOrdering, oldestMinutes, ...input }: PrinterInput) {
  return {
    ...input,
    station_id: stationId,
    categories: categoryIds && toJson(categoryIds),
    oldest_minutes: oldestMinutes,
    pauses_ordering: pausesOrdering ? 1 : 0,
  } as const;
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function pathOf(secret: string): string {
  return `${API_BASE}/print/${secret}`;
}
