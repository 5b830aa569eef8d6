import * as z from 'zod/mini';
import { id, instant, textFile } from '../primitives.ts';
import { versionIfKnown } from './staff-versions.ts';

/** What a file with a menu may be. Which of them it is, is found from its bytes, whatever the request says. */
export const MENU_FILES = {
  types: [
    'text/csv',
    'application/json',
    'application/ld+json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  maxMegabytes: 5,
};

/** The formats that are understood. `table`: a spreadsheet, as the template shows it; `platform`: a list of dishes in any other JSON. */
export const MENU_SOURCES = ['table', 'schema-org', 'square', 'uber-eats', 'hubrise', 'platform'] as const;
export type MenuSource = (typeof MENU_SOURCES)[number];

const state = z.enum(['draft', 'applied', 'taken_back']);

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** What applying would do, or has done, to a record of the menu. */
export const menuImportEntry = z.object({
  _id: z.string(),
  subject: z.enum(['category', 'option_group', 'product']),
  /** `gone`: it is on the menu, and the file does not have it. */
  change: z.enum(['new', 'changed', 'gone']),
  name: z.string(),
  /** The fields that differ, as the history shows them. */
  before: fields,
  after: fields,
});

/** What is to be known before it is applied. */
export const menuImportNote = z.object({
  /** `fault`: what cannot be read, and is left out; `lost`: what a menu here cannot say; `assumed`: what was taken to be meant. */
  kind: z.enum(['fault', 'lost', 'assumed']),
  /** The file's row, from 1 as spreadsheets count; null: it is about no row. */
  row: z.nullable(z.int()),
  /** The dish, group or column that it is about; null: the whole file. */
  name: z.nullable(z.string()),
  /** A sentence in the reader's language. */
  text: z.string(),
});

const summary = {
  _id: z.string(),
  fileName: z.string(),
  source: z.enum(MENU_SOURCES),
  state,
  createdAt: instant,
  /** null: it was not. */
  appliedAt: z.nullable(instant),
  /** Until when it can be taken back; null: it cannot. */
  takeBackUntil: z.nullable(instant),
};

export const menuImport = z.object({
  ...summary,
  /** Dishes of the file that were understood. */
  dishes: z.int(),
  /** Dishes that are as the file has them already. */
  unchanged: z.int(),
  entries: z.array(menuImportEntry),
  notes: z.array(menuImportNote),
  /** Pictures that could be fetched for dishes without one, and from whom; missing: none. */
  pictures: z.optional(z.object({ count: z.int(), hosts: z.array(z.string()) })),
  /** Dishes and options that get the name by which the till knows them; missing: none. */
  tillRefs: z.optional(z.int()),
  /** Codes of allergens and additives that the file does not explain, with what most menus mean by them; missing: there are none. */
  unknownCodes: z.optional(z.array(z.object({ code: z.string(), usually: z.nullable(z.string()) }))),
  /** Of what the draft would do to the menu as it is now. */
  version: z.string(),
});
export const menuImportSummary = z.object(summary);

export const menuImportQuery = z.object({
  /** Tells drafts apart. */
  fileName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** `usual`: letters of allergens and numbers of additives that the file does not explain mean what `unknownCodes` says. */
  codes: z.optional(z.enum(['usual'])),
});
/** The bytes of the file. */
export const menuFile = z
  .custom<Uint8Array>((body) => body instanceof Uint8Array, 'required')
  .register(z.globalRegistry, { type: 'string', format: 'binary' });

export const menuImportParams = z.object({ id });

export const menuImportChange = z.object({
  /** `applied` from a draft; `taken_back` from what was applied. */
  state: z.enum(['applied', 'taken_back']),
  /** Whether dishes that the file does not have are taken off the menu. */
  removesGone: z._default(z.boolean(), false),
  /** Whether pictures are fetched from their addresses, for dishes that have none. */
  fetchesPictures: z._default(z.boolean(), false),
  /** Of the draft that its reader saw. */
  ...versionIfKnown,
});

export const menuImportAnswer = z.object({ data: z.object({ menuImport }) });
/** Pictures that are being fetched, and the names of dishes for which that was not possible, within the last day. */
const fetchedPictures = z.object({ waiting: z.int(), fetched: z.int(), failed: z.array(z.string()) });
export const menuImportsAnswer = z.object({
  data: z.object({
    menuImports: z.array(menuImportSummary),
    /** Missing: none was asked for. */
    pictures: z.optional(fetchedPictures),
  }),
});

/** The menu as a table, in the form in which it can be imported again. */
export const menuTableQuery = z.object({
  separator: z.optional(z.enum(['comma', 'semicolon'])),
  /** `true`: only the columns with three dishes as an example, to begin with. */
  isTemplate: z._default(z.enum(['true', 'false']), 'false'),
});
export const menuTableAnswer = textFile;

export type MenuImport = z.infer<typeof menuImport>;
export type MenuImportEntry = z.infer<typeof menuImportEntry>;
export type MenuImportNote = z.infer<typeof menuImportNote>;
export type MenuImportSummary = z.infer<typeof menuImportSummary>;
export type FetchedPictures = z.infer<typeof fetchedPictures>;
export type MenuImportChange = z.infer<typeof menuImportChange>;
