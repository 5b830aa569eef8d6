/** The list with one item moved down (1) or up (-1) by a place; null if it cannot move there. */
export function moved<T>(list: readonly T[], thing: T, step: 1 | -1): T[] | null {
  const from = list.indexOf(thing);
  const to = from + step;
  if (from < 0 || to < 0 || to >= list.length) return null;
  return list.with(from, list[to] as T).with(to, thing);
}

/** The list with the items of `ids` in that order, in the places which they have together; others stay where they are. */
export function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const named = new Set(ids);
  const byId = new Map(list.map((thing) => [thing._id, thing]));
  const next = ids.values();
  return list.map((thing) => (named.has(thing._id) ? (byId.get(next.next().value ?? '') ?? thing) : thing));
}
