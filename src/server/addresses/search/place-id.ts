import type { z } from 'zod';
import { MAX } from '../../../domain/limits.ts';

/**
 * An id that is the answer itself, for searches that remember nothing and find nothing by an id. It grants nothing,
 * so it needs no signature: who writes one of his own reads back what he wrote. null when it would be too long.
 */
export function encodePlaceId(prefix: string, parts: readonly (string | number)[]): string | null {
  const id = prefix + Buffer.from(JSON.stringify(parts)).toString('base64url');
  return id.length <= MAX.placeId ? id : null;
}

/** null for an id that is not of this form. */
export function decodePlaceId<P>(prefix: string, id: string, parts: z.ZodType<P>): P | null {
  if (!id.startsWith(prefix)) return null;
  const parsed = parts.safeParse(fromJson(Buffer.from(id.slice(prefix.length), 'base64url').toString()));
  return parsed.success ? parsed.data : null;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
