import { startTransition } from 'react';
import { farPictures } from './far-pictures.ts';
import { dishOf, keepRowHeights } from './keep-row-heights.ts';

type Redraw = (near: ReadonlySet<string>) => void;

/** Further than rows are laid out ahead (`menu-section-list.module.css`), so that they are laid out with their pictures. */
const AHEAD = '900px 0px';
/** Drawn with the one that is near: each drawing has costs of its own. */
const TOGETHER = 4;

const redraws = new WeakMap<Element, Redraw>();
const observer = new IntersectionObserver(drawNear, { rootMargin: AHEAD });

/** Of a section of a long list, until it is over: keeps its heights, and has its pictures drawn when somebody comes near. */
export function attendFarRows(section: Element | null, redraw: Redraw, over: AbortSignal): void {
  if (!section || over.aborted) return;
  keepRowHeights();
  redraws.set(section, redraw);
  const rows = section.querySelectorAll('li:has(picture:empty)');
  for (const row of rows) observer.observe(row);
  over.addEventListener('abort', () => {
    for (const row of rows) observer.unobserve(row);
  });
}

function drawNear(entries: IntersectionObserverEntry[]): void {
  const near = new Set(farPictures.near);
  const sections = new Set<Element | null>();
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    sections.add(target.closest('section'));
    let row: Element | null = target;
    for (let drawn = 0; row && drawn < TOGETHER; drawn++) {
      near.add(dishOf(row));
      observer.unobserve(row);
      row = row.nextElementSibling;
    }
  }
  if (!sections.size) return;
  farPictures.near = near;
  startTransition(() => {
    for (const section of sections) section && redraws.get(section)?.(near);
  });
}
