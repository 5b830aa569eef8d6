import { startTransition } from 'react';
import { farPictures } from './far-pictures.ts';
import { keepRowHeights } from './keep-row-heights.ts';

/** All at once would be felt: so many, as a transition, which React draws in slices of a few milliseconds. */
const STEP = 8;
const STEP_MS = 150;

let list = { count: 0, onPictures: (_pictures: number) => {} };
let timer: number | undefined;

/** Of the long list of `count` dishes that is on the page: keeps its heights, and has `onPictures` draw its pictures step by step. */
export function attendFarRows(count: number, onPictures: (pictures: number) => void): void {
  keepRowHeights();
  list = { count, onPictures };
  // More of them may have come while it was being drawn.
  startTransition(() => onPictures(farPictures.shown));
  timer ??= window.setInterval(drawMore, STEP_MS);
}

function drawMore(): void {
  if (farPictures.shown >= list.count) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  farPictures.shown += STEP;
  startTransition(() => list.onPictures(farPictures.shown));
}
