/** In thousandths of the font size. Rounding changes a distance by at most half of it: a tenth of a pixel in a heading of 40. */
const STEP = 7;
/** GPOS value format of pairs that change one distance only, the first glyph's advance, and equally at every weight. */
const ADVANCE_ONLY = 4;
const PAIRS = 2;
/** GPOS lookup type that refers to subtables by 32-bit offsets. */
const EXTENSION = 9;

/**
 * Simplifies a TrueType font's kerning: rounds distances to whole steps, and removes exceptions of single pairs that then equal
 * their classes' distance. Nearly half of the headings' font is kerning, and an interpolated weight has hardly two equal
 * distances, so that it compresses badly. Removed records leave unused bytes. Variable fonts stay unchanged.
 */
export function plainKerning(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const gpos = tableAt(copy, 'GPOS');
  for (const subtables of pairLookups(copy, gpos)) {
    const classes = subtables.filter((at) => copy.readUInt16BE(at) === 2).map((at) => roundClasses(copy, at));
    const ofClasses = (first: number, second: number) =>
      classes.find(({ covers }) => covers(first))?.advance(first, second) ?? 0;
    for (const at of subtables) if (copy.readUInt16BE(at) === 1) thinExceptions(copy, at, ofClasses);
  }
  return copy;
}

function tableAt(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no ${tag}`);
}

/** Offsets of the subtables of each pair lookup that changes nothing but one advance. */
function pairLookups(font: Buffer, gpos: number): number[][] {
  const list = gpos + font.readUInt16BE(gpos + 8);
  return numbers(font, list + 2, font.readUInt16BE(list))
    .map((offset) => subtablesOf(font, list + offset))
    .filter((subtables) => subtables.every(({ type }) => type === PAIRS))
    .map((subtables) => subtables.map(({ at }) => at))
    .filter((subtables) => subtables.every((at) => font.readUInt32BE(at + 4) === ADVANCE_ONLY << 16));
}

function subtablesOf(font: Buffer, lookup: number): { type: number; at: number }[] {
  const [type = 0, , count = 0] = numbers(font, lookup, 3);
  return numbers(font, lookup + 6, count).map((offset) => {
    const at = lookup + offset;
    return type === EXTENSION ? { type: font.readUInt16BE(at + 2), at: at + font.readUInt32BE(at + 4) } : { type, at };
  });
}

/** Rounds a subtable of class pairs and returns functions that read it. */
function roundClasses(font: Buffer, at: number) {
  const covered = coverage(font, at + font.readUInt16BE(at + 2));
  const firsts = classesOf(font, at + font.readUInt16BE(at + 8));
  const seconds = classesOf(font, at + font.readUInt16BE(at + 10));
  const [rows = 0, columns = 0] = numbers(font, at + 12, 2);
  for (let i = 0; i < rows * columns; i++) roundAt(font, at + 16 + 2 * i);
  return {
    covers: (first: number) => covered.includes(first),
    advance: (first: number, second: number) =>
      font.readInt16BE(at + 16 + 2 * ((firsts.get(first) ?? 0) * columns + (seconds.get(second) ?? 0))),
  };
}

/** Rounds a subtable of single pairs and removes those that equal their classes' distance. */
function thinExceptions(font: Buffer, at: number, ofClasses: (first: number, second: number) => number): void {
  const firsts = coverage(font, at + font.readUInt16BE(at + 2));
  const offsets = numbers(font, at + 10, firsts.length);
  for (const offset of new Set(offsets)) {
    const set = at + offset;
    const sharing = firsts.filter((_, i) => offsets[i] === offset);
    let kept = 0;
    for (let i = 0; i < font.readUInt16BE(set); i++) {
      const record = set + 2 + 4 * i;
      const advance = roundAt(font, record + 2);
      const second = font.readUInt16BE(record);
      if (sharing.every((first) => ofClasses(first, second) === advance)) continue;
      font.copy(font, set + 2 + 4 * kept++, record, record + 4);
    }
    font.writeUInt16BE(kept, set);
  }
}

function roundAt(font: Buffer, at: number): number {
  const rounded = Math.round(font.readInt16BE(at) / STEP) * STEP;
  font.writeInt16BE(rounded, at);
  return rounded;
}

/** The glyphs that a subtable covers, in its order. */
function coverage(font: Buffer, at: number): number[] {
  const [format, count = 0] = numbers(font, at, 2);
  if (format === 1) return numbers(font, at + 4, count);
  return ranges(font, at + 4, count).flatMap(([first, last]) => span(first, last));
}

function classesOf(font: Buffer, at: number): Map<number, number> {
  const [format, start = 0, count = 0] = numbers(font, at, 3);
  if (format === 1) return new Map(numbers(font, at + 6, count).map((value, i) => [start + i, value]));
  return new Map(
    ranges(font, at + 4, start).flatMap(([first, last, value]) =>
      span(first, last).map((glyph) => [glyph, value] as const),
    ),
  );
}

function ranges(font: Buffer, at: number, count: number): [number, number, number][] {
  return Array.from({ length: count }, (_, i) => numbers(font, at + 6 * i, 3) as [number, number, number]);
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function numbers(font: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => font.readUInt16BE(at + 2 * i));
}
