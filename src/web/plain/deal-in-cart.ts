import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { plainSignature } from './plain-line.ts';

type Lines = PlainVisit['lines'];

interface Where {
  /** How many of it. */
  quantity?: number;
  /** Before which line. */
  place?: number;
}

/** The cart with one more of a deal, or several; the same dishes with the same options grow instead. The deal's own key is not said yet. */
export function withMoreOfDeal(lines: Lines, deal: Lines, { quantity = 1, place = lines.length }: Where = {}): Lines {
  const keys = [...new Set(lines.flatMap((line) => line.deal?.key ?? []))];
  const keyed = (key: string) => deal.map((line) => ({ ...line, quantity, deal: line.deal && { ...line.deal, key } }));
  const twin = keys.find((key) => {
    const own = lines.filter((line) => line.deal?.key === key);
    const wanted = new Set(keyed(key).map(plainSignature));
    return own.length === deal.length && own.every((line) => isOf(line, deal) && wanted.has(plainSignature(line)));
  });
  if (twin === undefined) {
    const key = Array.from({ length: keys.length + 1 }, (_, at) => `${at + 1}`).find((each) => !keys.includes(each));
    return [...lines.slice(0, place), ...keyed(key ?? ''), ...lines.slice(place)];
  }
  return lines.map((line) =>
    line.deal?.key === twin ? { ...line, quantity: Math.min(line.quantity + quantity, MAX.quantity) } : line,
  );
}

function isOf({ deal }: Lines[number], [first]: Lines): boolean {
  return deal?.dealId === first?.deal?.dealId;
}

/**
 * The cart with a deal as it is chosen now in the place of the lines with the key `old`, as many of it as there were. null: there are none,
 * because another page has taken them out, so that nothing is there to change.
 */
export function withChangedDeal(lines: Lines, deal: Lines, old: string): Lines | null {
  const place = lines.findIndex((line) => line.deal?.key === old);
  const quantity = lines[place]?.quantity;
  if (quantity === undefined) return null;
  const others = lines.filter((line) => line.deal?.key !== old);
  return withMoreOfDeal(others, deal, { quantity, place });
}
