import { dataset } from './root.ts';
import { PAUSE } from './times.ts';

/**
 * Takes the document's own layers away once the whole sheet is there, which repeats them: each element would match every rule twice,
 * whatever happens on the page. That has all text laid out anew. Then what is far down is laid out, part by part.
 */
export async function leaveToSheet(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.onload = resolve;
    });
  }
  const own = document.querySelector('style')?.sheet as CSSStyleSheet;
  for (let i = own.cssRules.length; i--; ) if ((own.cssRules[i] as CSSLayerBlockRule).name) own.deleteRule(i);
  setTimeout(layOutFarParts, PAUSE);
}

function layOutFarParts(): void {
  const part = document.querySelector<HTMLElement>('[data-later=far]');
  if (part) {
    part.dataset.later = '';
    setTimeout(layOutFarParts, PAUSE);
  } else delete dataset.starting;
}
