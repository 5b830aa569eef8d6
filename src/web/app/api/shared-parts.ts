/**
 * An answer for a document or for storage in which each part that several of its things have alike stands once. The things' `list`, such as
 * the options of dishes, names its parts by their places: a thousand dishes with the same toppings are a tenth of what they would be.
 */
export interface Compact {
  list: string;
  parts: unknown[];
  data: unknown;
}

export function compact(data: unknown, list: string): Compact {
  const places = new Map<string, number>();
  // Things that came from such an answer share their parts already, which is seen faster than read.
  const seen = new Map<unknown, number>();
  const parts: unknown[] = [];
  const placeOf = (part: unknown) => {
    const text = JSON.stringify(part);
    const place = places.get(text) ?? parts.push(part) - 1;
    places.set(text, place);
    seen.set(part, place);
    return place;
  };
  return { list, data: withLists(data, list, (each) => each.map((part) => seen.get(part) ?? placeOf(part))), parts };
}

/** The answer as it was, whether or not it is compact; things share their parts, which nobody changes. */
export function whole(answer: unknown): unknown {
  if (!isCompact(answer)) return answer;
  const { list, parts, data } = answer;
  return withLists(data, list, (places) => places.map((place) => parts[place as number]));
}

function isCompact(answer: unknown): answer is Compact {
  return typeof answer === 'object' && answer !== null && 'parts' in answer && 'list' in answer;
}

function withLists(data: unknown, list: string, change: (list: unknown[]) => unknown[]): unknown {
  const changed = (thing: Record<string, unknown>) => {
    const own = thing[list];
    return Array.isArray(own) ? { ...thing, [list]: change(own) } : thing;
  };
  const entries = Object.entries(data ?? {}).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(changed) : value,
  ]);
  return Object.fromEntries(entries);
}
