import { inflateRawSync } from 'node:zlib';
import readExcelFile from 'read-excel-file/node';
import type { TableRow } from './headings.ts';
import type { TableCell } from './read-cells.ts';

/** What all parts of a workbook may hold together when they are unpacked. */
const MOST_BYTES = 30 * 1024 * 1024;

export function isZip(data: Uint8Array): boolean {
  return data[0] === 0x50 && data[1] === 0x4b;
}

/** The sheets of an Excel workbook as rows; null: it is none, is damaged, or unpacks to more than a menu needs. */
export async function readXlsx(data: Uint8Array): Promise<TableRow[][] | null> {
  if (!unpacksWithin(Buffer.from(data), MOST_BYTES)) return null;
  try {
    const sheets = await readExcelFile(Buffer.from(data));
    return sheets.map(({ data: rows }) =>
      rows.map((cells, place) => ({ number: place + 1, cells: cells.map(cellOf) })),
    );
  } catch {
    return null;
  }
}

function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? value : String(value);
}

const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Whether the parts of a zip really unpack to no more than `most` bytes. What a zip says of itself is not believed: a few kilobytes can
 * unpack to gigabytes. Each part is unpacked once for this, and stops where it is too much.
 */
export function unpacksWithin(zip: Buffer, most: number): boolean {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) return false;
  let left = most;
  let at = zip.readUInt32LE(end + 16);
  for (let part = zip.readUInt16LE(end + 10); part > 0; part--) {
    if (at + CENTRAL_BYTES > zip.length || zip.readUInt32LE(at) !== CENTRAL) return false;
    const [method, packed, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    if (start + LOCAL_BYTES > zip.length) return false;
    const from = start + LOCAL_BYTES + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    left -= unpackedBytes(zip.subarray(from, from + packed), { isDeflated: method === DEFLATED, most: left });
    if (left < 0) return false;
    at += CENTRAL_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return true;
}

function unpackedBytes(part: Buffer, { isDeflated, most }: { isDeflated: boolean; most: number }): number {
  if (!isDeflated) return part.length;
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(1, most) }).length;
  } catch {
    return most + 1;
  }
}
