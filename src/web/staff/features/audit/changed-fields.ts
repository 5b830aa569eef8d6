/** A field that a change has changed: its path, and its values before and after. */
export interface ChangedField {
  path: readonly string[];
  /** undefined: the field did not exist. */
  before: Leaf | undefined;
  after: Leaf | undefined;
}

export type Leaf = string | number | boolean;
type Leaves = Map<string, { path: string[]; leaf: Leaf }>;

/** Technical fields, which mean nothing to a reader. */
const HIDDEN = new Set([
  ...['_id', 'id', 'reply', 'hash', 'uses', 'results', 'pictureId', 'categoryId'],
  ...['width', 'height', 'bytes', 'sectionType'],
]);
/** The fields that identify the rows of a list. */
const NAMES = ['methodName', 'date', 'key'];

/** Every field whose value before and after differs, in the order of what is there now. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const keys = new Set([...is.keys(), ...was.keys()]);
  return [...keys].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if (old?.leaf === now?.leaf) return [];
    return [{ path: (now ?? old)?.path ?? [], before: old?.leaf, after: now?.leaf }];
  });
}

function leavesOf(value: unknown): Leaves {
  const leaves: Leaves = new Map();
  collect(value, [], leaves);
  return leaves;
}

/** A text counts by its words, a picture by its address, for its sizes say nothing more, and a place by both its coordinates, what is a span and nothing else by both its ends. */
function collect(value: unknown, path: string[], leaves: Leaves): void {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    leaves.set(path.join('.'), { path, leaf: value as Leaf });
  } else if (path.at(-1) === 'polygon') {
    // Corners as maps write them: latitude first.
    collect((value as [number, number][]).map(([x, y]) => `${y}, ${x}`).join('; '), path, leaves);
  } else if (Array.isArray(value)) {
    collectList(value, path, leaves);
  } else if (path.at(-1) === 'sizePrices') {
    // Sizes are named by their ids.
    collect(Object.values(value).join(', '), path, leaves);
  } else if ('src' in value && 'avif' in value) {
    collect(value.src, path, leaves);
  } else if ('latitude' in value && 'longitude' in value) {
    collect(`${value.latitude}, ${value.longitude}`, path, leaves);
  } else if ('from' in value && 'to' in value && Object.keys(value).length === 2) {
    collect(value.from === value.to ? `${value.from}` : `${value.from}-${value.to}`, path, leaves);
  } else if ('provenance' in value && 'text' in value) {
    collect(value.text, path, leaves);
  } else {
    for (const [key, each] of Object.entries(value)) if (!HIDDEN.has(key)) collect(each, [...path, key], leaves);
  }
}

/** A list of plain values counts as one field, one of ids by their number, because they mean nothing to a reader; the rows of any other are identified by a name, or else by their number. */
function collectList(list: unknown[], path: string[], leaves: Leaves): void {
  if (list.every((each) => typeof each !== 'object')) {
    collect(/(Ids|^opens)$/.test(path.at(-1) ?? '') ? list.length : list.join(', '), path, leaves);
    return;
  }
  for (const [index, each] of list.entries()) {
    const row = (each ?? {}) as Record<string, unknown>;
    const name = NAMES.find((key) => typeof row[key] === 'string');
    const { [name ?? '']: title, ...rest } = row;
    collect(name ? rest : row, [...path, String(title ?? index + 1)], leaves);
  }
}
