import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { farPictures } from './far-pictures.ts';
import { dishOf, keepRowHeights } from './keep-row-heights.ts';

type Redraw = (near: ReadonlySet<string>) => void;

/** More than the 600 px at which rows are laid out (`menu-section-list.module.css`), so that their pictures are there by then. */
const AHEAD = '900px 0px';
/** How many rows get their pictures in one render, beginning with the one that is near: each render has fixed costs. */
const TOGETHER = 4;

const redraws = new WeakMap<Element, Redraw>();
const observer = new IntersectionObserver(drawNear, { rootMargin: AHEAD });

/** For a section of a long list, until `over`: records its heights, and renders pictures when a row comes near or is printed. */
export function attendFarRows(section: Element | null, redraw: Redraw, over: AbortSignal): void {
  if (!section || over.aborted) return;
  keepRowHeights();
  addEventListener('beforeprint', drawAll);
  redraws.set(section, redraw);
  const rows = farRows(section);
  for (const row of rows) observer.observe(row);
  over.addEventListener('abort', () => {
    for (const row of rows) observer.unobserve(row);
  });
}

/** The rows that wait for their picture. Not by `:has()`, which Firefox knows only since its version 121. */
function farRows(section: Element): Element[] {
  return Array.from(section.querySelectorAll('li picture:empty'), (picture) => picture.closest('li') as Element);
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

/** Renders all pictures synchronously, because only those are printed. Browsers fetch lazy pictures for print themselves. */
function drawAll(): void {
  const rows = [...document.querySelectorAll('[data-long]')].flatMap(farRows);
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
