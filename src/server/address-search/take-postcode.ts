import { BRITISH_AREAS, PORTUGUESE_AREAS } from './postcode-areas.ts';

export interface FoundPostcode {
  /** In its usual form: "CO1 1JN", "1200-195", or only the first half if no more was typed; empty: none. */
  postcode: string;
  /** ISO 3166 code; null: no postcode was found. */
  country: 'GB' | 'PT' | null;
  /** The input without the postcode. */
  rest: string;
}

const BRITISH = /(?<![A-Z\d])([A-Z]{1,2})(\d[A-Z\d]?)\s*(\d[A-Z]{2})(?![A-Z\d])/i;
const PORTUGUESE = /(?<!\d)(\d{4})[-– ]?(\d{3})(?!\d)/;
/** The first half of a British postcode, only at the end of the input and not in "Flat B2". The second half may be incomplete. */
const BRITISH_HALF =
  /(?<=^|[\s,])(?<!\b(?:flat|unit|apartment|apt|block|room|suite)\s+)([A-Z]{1,2})(\d[A-Z\d]?)(?:\s\d[A-Z]?)?\s*$/i;
/** The first half of a Portuguese postcode, only alone or after a comma: elsewhere four digits are a house number. */
const PORTUGUESE_HALF = /(?<=^|,\s*)(\d{4})(?:-\d{0,2})?(?=\s*$|(?<=,\s*\d{4})\s+\p{L})/u;

/** Finds the postcode in the input. Only existing areas count: "A1" is a road. */
export function takePostcode(input: string): FoundPostcode {
  return (
    british(input, BRITISH) ??
    portuguese(input, PORTUGUESE) ??
    british(input, BRITISH_HALF) ??
    portuguese(input, PORTUGUESE_HALF) ?? { postcode: '', country: null, rest: input }
  );
}

/** A postcode's area: "CO" of "CO1 1JN", "11" of "1100-148". */
export function areaOf(postcode: string): string {
  return /^([A-Z]+|\d\d)/.exec(postcode)?.[0] ?? '';
}

function british(input: string, pattern: RegExp): FoundPostcode | null {
  const [whole, area = '', district = '', inner = ''] = pattern.exec(input) ?? [];
  if (!whole || !BRITISH_AREAS.has(area.toUpperCase())) return null;
  const postcode = `${area}${district} ${inner}`.trim().toUpperCase();
  return { postcode, country: 'GB', rest: without(input, whole) };
}

function portuguese(input: string, pattern: RegExp): FoundPostcode | null {
  const [whole, outer = '', inner = ''] = pattern.exec(input) ?? [];
  if (!whole || !PORTUGUESE_AREAS.has(areaOf(outer))) return null;
  return { postcode: [outer, inner].filter(Boolean).join('-'), country: 'PT', rest: without(input, whole) };
}

/**
 * Removes the postcode. A comma beside it stays, as in "Colchester CO1 1JN, United Kingdom"; of two commas around it one stays.
 */
function without(input: string, postcode: string): string {
  return input.replace(postcode, ' ').replace(/,\s*,/, ',');
}
