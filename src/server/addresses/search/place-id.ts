import { z } from 'zod';

/** What a suggestion of the gazetteer stands for. */
export interface GazetteerPlace {
  street: string;
  townId: string;
  postcode: string;
}

const PREFIX = 'gb-pt.';
/** A saved address keeps the id, and the contract allows it this much. */
const MAX_LENGTH = 300;

const place = z.tuple([z.string().max(200), z.string().max(12), z.string().max(12)]);

/** The id is the answer itself, so that nothing has to be remembered; null when the street is too long for one. */
export function encodePlaceId({ street, townId, postcode }: GazetteerPlace): string | null {
  const id = PREFIX + Buffer.from(JSON.stringify([street, townId, postcode])).toString('base64url');
  return id.length <= MAX_LENGTH ? id : null;
}

/** null for an id that is not of this form; it grants nothing, so it needs no signature. */
export function decodePlaceId(id: string): GazetteerPlace | null {
  if (!id.startsWith(PREFIX)) return null;
  const parsed = place.safeParse(fromJson(Buffer.from(id.slice(PREFIX.length), 'base64url').toString()));
  if (!parsed.success) return null;
  const [street, townId, postcode] = parsed.data;
  return { street, townId, postcode };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
