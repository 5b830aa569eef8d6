import type { TableRow } from './headings.ts';
import { isCode, type Legend, legendOf } from './legend.ts';
import { isMeaning } from './read-allergens.ts';

type Pair = [code: string, words: string];

const EXPLAINED = /^\s*\(?([a-z]{1,2}\d?|\d{1,2}[a-z]?)\)?\s*(?:=|:|–|—|\s-\s)\s*(.+?)\s*$/i;

interface Parts {
  headRow: TableRow;
  /** Rows below the headings, and the place of the name in them. */
  body: readonly TableRow[];
  nameAt: number;
  /** Rows before the headings and in other sheets. */
  around: readonly TableRow[];
}

/** The legend that a table has in its headings or in rows of its own, and the rows below the headings that are none of it. */
export function findLegend({ headRow, body, nameAt, around }: Parts): { legend: Legend; rows: TableRow[] } {
  const isNoDish = ({ cells }: TableRow) => {
    const name = String(cells[nameAt] ?? '').trim();
    return name === '' || isCode(name) || explainedIn(name).length > 0;
  };
  const own = body.map((row) => ({ row, pairs: isNoDish(row) ? pairsIn(row) : [] }));
  const headings = headRow.cells.flatMap((cell) => explainedIn(/[([](.*)[)\]]\s*$/s.exec(String(cell))?.[1] ?? ''));
  return {
    legend: legendOf([...headings, ...around.flatMap(pairsIn), ...own.flatMap(({ pairs }) => pairs)]),
    rows: own.flatMap(({ row, pairs }) => (pairs.length > 0 ? [] : [row])),
  };
}

/** "A = Gluten (wheat); C = eggs" in cells, or a code and its words in two. None where anything else stands there, or nothing of food. */
function pairsIn({ cells }: TableRow): Pair[] {
  const filled = cells.map((cell) => String(cell).trim()).filter((cell) => cell !== '');
  const [code = '', words = ''] = filled;
  const inCells = filled.map(explainedIn);
  const pairs = inCells.every((each) => each.length > 0) ? inCells.flat() : [];
  const found: Pair[] = filled.length === 2 && isCode(code) && pairs.length === 0 ? [[code, words]] : pairs;
  return found.some(([, meaning]) => isMeaning(meaning)) ? found : [];
}

/** Empty unless each part explains a code; "Allergens: A = Gluten" has a title, which counts for nothing. */
function explainedIn(text: string): Pair[] {
  const untitled = text.replace(/^\s*\p{L}{3,}[\p{L}\s]*:\s*/u, '');
  const parts = untitled.split(/[,;|\n](?![^(]*\))/).filter((part) => part.trim() !== '');
  const found = parts.map((part) => EXPLAINED.exec(part));
  if (found.includes(null)) return [];
  return found.flatMap((each): Pair[] => (each?.[1] && each[2] ? [[each[1], each[2]]] : []));
}
