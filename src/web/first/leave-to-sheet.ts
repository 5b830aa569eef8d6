import { dataset } from './root.ts';
import { PAUSE } from './times.ts';

/**
 * Removes the document's inline layers once the whole style sheet is loaded. It repeats their rules, and with both every change
 * would match each rule twice. The removal makes the browser lay out all text again, once. Then the parts far down the page are
 * laid out, one by one.
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
