/** CSS pixels in a millimetre. */
const PX_PER_MM = 96 / 25.4;
const WIDTH_MM = 80;
/** Blank paper at the end, because printers feed a little before they cut. */
const TAIL_MM = 6;

/**
 * Prints what the print styles leave visible, on a single page as long as `paper`, because a roll has no pages. Returns what ends
 * that: not before the paper goes, because Safari on iOS draws the page long after `print` has returned.
 */
export function printOnRoll(paper: HTMLElement): () => void {
  const height = Math.ceil(paper.getBoundingClientRect().height / PX_PER_MM) + TAIL_MM;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`@page { size: ${WIDTH_MM}mm ${Math.max(height, WIDTH_MM)}mm; margin: 0 }`);
  document.adoptedStyleSheets.push(sheet);
  // Firefox knows `:has()` only since its version 121.
  document.body.dataset['printing'] = '';
  window.print();
  return () => {
    delete document.body.dataset['printing'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
