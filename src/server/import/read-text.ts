/**
 * The text of a file that must be UTF-8. Throws an error that says which other encoding it is in, instead of reading other letters than
 * were written.
 */
export function utf8Text(data: Uint8Array, fileName: string): string {
  const other = otherEncoding(data);
  if (other) throw new Error(`${fileName} is in ${other}. Please save it as UTF-8 and import it again.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    const { line, sign } = firstStrangeByte(data);
    throw new Error(
      `${fileName} is not in UTF-8, but probably in Windows-1252 (ANSI) or another old encoding: line ${line} has the byte ${sign}. ` +
        'Please save it as UTF-8 and import it again.',
    );
  }
}

/** UTF-16 and UTF-32 by their marks, or by their zeros: JSON begins with two ASCII characters. */
function otherEncoding(data: Uint8Array): string | null {
  const [a, b, c, d] = data;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0) return 'UTF-32';
  if ((a === 0 && b !== undefined) || (a !== undefined && b === 0)) return b === 0 && c === 0 ? 'UTF-32' : 'UTF-16';
  return null;
}

function firstStrangeByte(data: Uint8Array): { line: number; sign: string } {
  // With `stream`, the end may be cut off within a character.
  let [good, bad] = [0, data.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isUtf8(data.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const line = data.subarray(0, good).filter((byte) => byte === 0x0a).length + 1;
  // The byte before is to blame if it begins a character that this one does not go on with.
  const at = good > 0 && (data[good] ?? 0) < 0x80 ? good - 1 : good;
  return { line, sign: `0x${(data[at] ?? 0).toString(16).toUpperCase()}` };
}

function isUtf8(data: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(data, { stream: true });
    return true;
  } catch {
    return false;
  }
}
