import { BRITISH_AREAS, PORTUGUESE_AREAS } from './postcode-areas.ts';

export interface FoundPostcode {
  /** As it is written: "CO1 1JN", "1200-195", or its first half while no more is typed; empty when none is. */
  postcode: string;
  /** ISO 3166; null without a postcode. */
  country: 'GB' | 'PT' | null;
  /** What stands around it. */
  rest: string;
}

const BRITISH = /(?<![A-Z\d])([A-Z]{1,2})(\d[A-Z\d]?)\s*(\d[A-Z]{2})(?![A-Z\d])/i;
const PORTUGUESE = /(?<!\d)(\d{4})[-– ]?(\d{3})(?!\d)/;
/** At the end only, and no "Flat B2". The second half may have begun. */
const BRITISH_HALF =
  /(?<=^|[\s,])(?<!\b(?:flat|unit|apartment|apt|block|room|suite)\s+)([A-Z]{1,2})(\d[A-Z\d]?)(?:\s\d[A-Z]?)?\s*$/i;
/** Alone or after a comma: elsewhere it is the number of a house. */
const PORTUGUESE_HALF = /(?<=^|,\s*)(\d{4})(?:-\d{0,2})?(?=\s*$|(?<=,\s*\d{4})\s+\p{L})/u;

/** Finds the postcode in what somebody typed. Only areas that exist count: "A1" is a road. */
export function takePostcode(input: string): FoundPostcode {
  return (
    british(input, BRITISH) ??
    portuguese(input, PORTUGUESE) ??
    british(input, BRITISH_HALF) ??
    portuguese(input, PORTUGUESE_HALF) ?? { postcode: '', country: null, rest: input }
  );
}

/** "CO" of "CO1 1JN", "11" of "1100-148". */
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

/** "Colchester CO1 1JN, United Kingdom" keeps its comma; a postcode between two commas leaves one. */
function without(input: string, postcode: string): string {
  return input.replace(postcode, ' ').replace(/,\s*,/, ',');
}
