import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { farPictures } from './far-pictures.ts';
import { dishOf, keepRowHeights } from './keep-row-heights.ts';

type Redraw = (near: ReadonlySet<string>) => void;

/** Further than rows are laid out ahead (`menu-section-list.module.css`), so that they are laid out with their pictures. */
const AHEAD = '900px 0px';
/** Drawn with the one that is near: each drawing has costs of its own. */
const TOGETHER = 4;
const FAR_ROWS = 'li:has(picture:empty)';

const redraws = new WeakMap<Element, Redraw>();
const observer = new IntersectionObserver(drawNear, { rootMargin: AHEAD });

/** Of a section of a long list, until it is over: keeps its heights, and has its pictures drawn when somebody comes near, or prints. */
export function attendFarRows(section: Element | null, redraw: Redraw, over: AbortSignal): void {
  if (!section || over.aborted) return;
  keepRowHeights();
  addEventListener('beforeprint', drawAll);
  redraws.set(section, redraw);
  const rows = section.querySelectorAll(FAR_ROWS);
  for (const row of rows) observer.observe(row);
  over.addEventListener('abort', () => {
    for (const row of rows) observer.unobserve(row);
  });
}

function drawNear(entries: IntersectionObserverEntry[]): void {
  const rows: Element[] = [];
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    let row: Element | null = target;
    for (let drawn = 0; row && drawn < TOGETHER; drawn++) {
      rows.push(row);
      row = row.nextElementSibling;
    }
  }
  if (rows.length) startTransition(() => draw(rows));
}

/** On paper nobody comes near. What is drawn when this is over is printed; lazy pictures browsers fetch for it themselves. */
function drawAll(): void {
  const rows = document.querySelectorAll(`[data-long] ${FAR_ROWS}`);
  if (rows.length) flushSync(() => draw(rows));
}

function draw(rows: Iterable<Element>): void {
  const near = new Set(farPictures.near);
  const sections = new Set<Element | null>();
  for (const row of rows) {
    near.add(dishOf(row));
    observer.unobserve(row);
    sections.add(row.closest('section'));
  }
  farPictures.near = near;
  for (const section of sections) section && redraws.get(section)?.(near);
}
