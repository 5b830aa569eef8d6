import type { z } from 'zod';
import { MAX } from '../../domain/limits.ts';

/**
 * A place id that contains the place itself, for searches that cannot look one up. It needs no signature, because a forged id
 * only returns what its author wrote. null: it would be too long.
 */
export function encodePlaceId(prefix: string, parts: readonly (string | number)[]): string | null {
  const id = prefix + Buffer.from(JSON.stringify(parts)).toString('base64url');
  return id.length <= MAX.placeId ? id : null;
}

/** The parts of such an id; null: it has another form. */
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
