/** Reads members of JSON whose names differ from system to system: the first of the given names that is there counts. */
export type JsonNode = Record<string, unknown>;

export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is no list. */
export function nodesIn(value: unknown): JsonNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function member(node: JsonNode, names: string): unknown {
  const name = names.split(' ').find((each) => node[each] !== undefined && node[each] !== null && node[each] !== '');
  return name === undefined ? undefined : node[name];
}

export function textAt(node: JsonNode, names: string): string {
  const value = member(node, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

export function numberOf(node: JsonNode, names: string): number | null {
  const value = member(node, names);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const plain = typeof value === 'string' ? Number(value.replace(',', '.').replace(/[^\d.-]/g, '')) : Number.NaN;
  return Number.isNaN(plain) || value === '' ? null : plain;
}

/** true, 1 or "true"; null: nothing is said. */
export function flagOf(node: JsonNode, names: string): boolean | null {
  const value = member(node, names);
  return value === undefined ? null : value === true || value === 1 || value === '1' || value === 'true';
}

export function listOf(node: JsonNode, names: string): JsonNode[] {
  for (const name of names.split(' ')) {
    const found = nodesIn(node[name]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Words of a list, or of a text with commas. */
export function wordsAt(node: JsonNode, names: string): string[] {
  const value = member(node, names);
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;|]/) : [];
  return words
    .map((word) => (isNode(word) ? textAt(word, 'name code id') : String(word).trim()))
    .filter((word) => word !== '');
}
