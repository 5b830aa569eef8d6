import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attendFarRows } from './attend-far-rows.ts';
import { farPictures } from './far-pictures.ts';

vi.mock('./keep-row-heights.ts', () => ({ keepRowHeights: () => {} }));

describe('the far pictures of a long menu', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    farPictures.shown = 16;
  });

  it('come a few at a time until all are there', () => {
    const shown: number[] = [];
    attendFarRows(40, (pictures) => shown.push(pictures));
    vi.runAllTimers();
    expect(shown).toEqual([16, 24, 32, 40]);
  });

  it('are all there in a list that was drawn while the last of them came to the one before it', () => {
    attendFarRows(40, () => {});
    const drawnWith = farPictures.shown;
    vi.runAllTimers();
    let shown = drawnWith;
    attendFarRows(40, (pictures) => {
      shown = pictures;
    });
    vi.runAllTimers();
    expect(shown).toBe(40);
  });

  it('come to the list that is on the page now, as far as it is long', () => {
    const before = vi.fn();
    attendFarRows(30, before);
    const shown: number[] = [];
    attendFarRows(48, (pictures) => shown.push(pictures));
    vi.runAllTimers();
    expect(before.mock.calls).toEqual([[16]]);
    expect(shown.at(-1)).toBe(48);
  });
});
