import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { plainKerning } from './plain-kerning.ts';

const [A, B, O, V] = [10, 11, 20, 21];

describe('a font whose kerning is made plain', () => {
  it('has distances of whole steps, the nearest ones', () => {
    const font = fontOf({ classes: [-50, 10], exceptions: [[[O, 33]], []] });
    expect(kerningOf(plainKerning(font))).toEqual({ classes: [-49, 7], exceptions: [[[O, 35]], []] });
  });

  it('keeps an exception only where it says something else than its class', () => {
    const exceptions: Exceptions = [
      [
        [O, -50],
        [V, 30],
      ],
      [
        [O, 12],
        [V, -20],
      ],
    ];
    expect(kerningOf(plainKerning(fontOf({ classes: [-49, 14], exceptions }))).exceptions).toEqual([
      [[V, 28]],
      [[V, -21]],
    ]);
  });

  it('keeps an exception that two letters share as long as one of them needs it', () => {
    const shared: Exceptions[0] = [[O, -49]];
    const exceptions: Exceptions = [shared, shared];
    expect(kerningOf(plainKerning(fontOf({ classes: [-49, 14], exceptions }))).exceptions[0]).toEqual(shared);
    expect(kerningOf(plainKerning(fontOf({ classes: [-49, -49], exceptions }))).exceptions[0]).toEqual([]);
  });

  it('is found where its tables stand far away', () => {
    const font = fontOf({ classes: [-50, 10], exceptions: [[], []], isFar: true });
    expect(kerningOf(plainKerning(font)).classes).toEqual([-49, 7]);
  });

  it('stays as it is where it has several weights, and what was given stays in any case', () => {
    const severalWeights = fontOf({ classes: [-50, 10], exceptions: [[[O, 33]], []], format: 0x44 });
    expect(plainKerning(severalWeights)).toEqual(severalWeights);
    const font = fontOf({ classes: [-50, 10], exceptions: [[[O, 33]], []] });
    const before = Buffer.from(font);
    plainKerning(font);
    expect(font).toEqual(before);
  });
});

it('a font without kerning is refused', () => {
  expect(() => plainKerning(Buffer.alloc(12))).toThrow('no GPOS');
});

it('the headings’ font, as it is served, has nothing left to take out', async () => {
  const served = readFileSync(new URL('../src/web/assets/fonts/bricolage-grotesque-725.woff2', import.meta.url));
  const font = await subsetFont(served, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  expect(plainKerning(font)).toEqual(font);
});

/** Of A and of B, each with the letters that follow. */
type Exceptions = [[second: number, advance: number][], [second: number, advance: number][]];

interface Kerning {
  /** What A and B, each a class of its own, keep from O and V, who are one class. */
  classes: [number, number] | number[];
  exceptions: Exceptions;
}

interface FontOptions extends Kerning {
  /** Of the values: an advance, or one that differs by weight as well. */
  format?: number;
  /** Behind a lookup that says where the tables are. */
  isFar?: boolean;
}

const GPOS = 28;
const LOOKUP = GPOS + 14;
/** Behind the lookup, and what says where they are. */
const [SINGLES, CLASSES] = [LOOKUP + 40, LOOKUP + 120];

/** A font of nothing but kerning. */
function fontOf({ classes: [ofA = 0, ofB = 0], exceptions, format = 4, isFar = false }: FontOptions): Buffer {
  const font = Buffer.alloc(CLASSES + 60);
  put(font, 4, 1);
  font.write('GPOS', 12, 'latin1');
  font.writeUInt32BE(GPOS, 20);
  put(font, GPOS, 1, 0, 0, 0, 10);
  put(font, GPOS + 10, 1, 4);
  if (isFar) {
    const [toSingles, toClasses] = [LOOKUP + 10, LOOKUP + 18];
    put(font, LOOKUP, 9, 0, 2, toSingles - LOOKUP, toClasses - LOOKUP);
    put(font, toSingles, 1, 2, 0, SINGLES - toSingles);
    put(font, toClasses, 1, 2, 0, CLASSES - toClasses);
  } else put(font, LOOKUP, 2, 0, 2, SINGLES - LOOKUP, CLASSES - LOOKUP);

  const sets = exceptions[0] === exceptions[1] ? [22, 22] : [22, 40];
  put(font, SINGLES, 1, 14, format, 0, 2, ...sets);
  put(font, SINGLES + 14, 1, 2, A, B);
  for (const [i, set] of exceptions.entries()) put(font, SINGLES + (sets[i] ?? 0), set.length, ...set.flat());

  put(font, CLASSES, 2, 24, format, 0, 36, 46, 2, 2, 0, ofA, 0, ofB);
  put(font, CLASSES + 24, 2, 1, A, B, 0);
  put(font, CLASSES + 36, 1, A, 2, 0, 1);
  put(font, CLASSES + 46, 2, 1, O, V, 1);
  return font;
}

/** What `fontOf` wrote, as it is now. */
function kerningOf(font: Buffer): Kerning {
  const exceptionsOf = (place: number) => {
    const set = SINGLES + font.readUInt16BE(SINGLES + 10 + 2 * place);
    return Array.from({ length: font.readUInt16BE(set) }, (_, i): [number, number] => [
      font.readUInt16BE(set + 2 + 4 * i),
      font.readInt16BE(set + 4 + 4 * i),
    ]);
  };
  return {
    classes: [font.readInt16BE(CLASSES + 18), font.readInt16BE(CLASSES + 22)],
    exceptions: [exceptionsOf(0), exceptionsOf(1)],
  };
}

function put(font: Buffer, at: number, ...values: number[]): void {
  for (const [i, value] of values.entries()) font.writeInt16BE(value, at + 2 * i);
}
