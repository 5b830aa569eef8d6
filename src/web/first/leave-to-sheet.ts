import { dataset } from './root.ts';
import { PAUSE } from './times.ts';

/**
 * Takes the document's own layers away once the whole sheet is there. The sheet repeats their rules, and with both every element
 * would match each rule twice whenever anything changes. Taking them away has the browser lay out all text anew, once. Then
 * what is far down the page is laid out, part by part.
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
