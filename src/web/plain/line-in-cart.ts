import type { PlainVisit } from '../../contract/page-handler.ts';
import { MAX } from '../../domain/limits.ts';
import { plainSignature } from './plain-line.ts';

type Lines = PlainVisit['lines'];

/** The cart with one more line; a line with the same options grows instead. */
export function withPlainLine(lines: Lines, line: Lines[number], place = lines.length): Lines {
  const twin = lines.find((each) => plainSignature(each) === plainSignature(line));
  if (!twin) return [...lines.slice(0, place), line, ...lines.slice(place)];
  const quantity = Math.min(twin.quantity + line.quantity, MAX.quantity);
  return lines.map((each) => (each === twin ? { ...line, quantity } : each));
}

/** The cart with a line in the place of the one with the signature `old`. */
export function withChangedLine(lines: Lines, line: Lines[number], old: string): Lines {
  const place = lines.findIndex((each) => plainSignature(each) === old);
  return withPlainLine(lines.toSpliced(place, 1), line, place);
}

/** What names each line in an address: a signature is long, and has the customer's own words. */
export async function keysOfLines(lines: Lines): Promise<Map<string, string>> {
  const signatures = lines.map(plainSignature);
  return new Map(await Promise.all(signatures.map(async (each) => [each, await keyOf(each)] as const)));
}

async function keyOf(signature: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signature));
  return Array.from(new Uint8Array(hash.slice(0, 8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
