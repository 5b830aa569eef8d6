import { startTransition } from 'react';
import { farPictures } from './far-pictures.ts';
import { keepRowHeights } from './keep-row-heights.ts';

/** All at once would be felt: so many, as a transition, which React draws in slices of a few milliseconds. */
const STEP = 8;
const STEP_MS = 150;

let timer: number | undefined;
let show = (_pictures: number) => {};

/** Of a long list of `count` dishes that is on the page: keeps its heights, and has `onPictures` draw its pictures step by step. */
export function attendFarRows(count: number, onPictures: (pictures: number) => void): void {
  keepRowHeights();
  show = onPictures;
  timer ??= window.setInterval(() => {
    if (farPictures.shown >= count) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    farPictures.shown += STEP;
    startTransition(() => show(farPictures.shown));
  }, STEP_MS);
}
