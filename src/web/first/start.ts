import { askEarly } from './early-answers.ts';
import { leaveToSheet } from './leave-to-sheet.ts';
import { dataset } from './root.ts';
import { WITHOUT_PAINT } from './times.ts';

/** The data attributes of the script's own element (`server/pages/document.ts` writes them). Lists are separated by spaces. */
interface Files {
  /** In the order in which they must run: each after all that it imports. The last one starts the app. */
  scripts: string;
  /** Address of the whole style sheet. */
  styles: string;
  /** Addresses of the API's answers that the page shows without bringing them. */
  early?: string;
}

const { scripts, styles, early } = (document.currentScript as HTMLScriptElement).dataset as unknown as Files;
/**
 * Everything that the app imports is asked for at once, with the whole style sheet, then runs, each script in a task of its own. A browser's
 * first formatter reads the list of all languages, which takes longer than a screen of dishes: it is made while nothing has arrived, behind a
 * collator that reads half of it. Fonts and the document's own styles, which each have all text laid out anew, change in one go.
 */
async function start(): Promise<void> {
  await firstPaint();
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? addLink('stylesheet', styles);
  const files = scripts.split(' ');
  for (const file of files) addLink('modulepreload', file);
  setTimeout(Intl.Collator);
  setTimeout(Intl.NumberFormat);
  askEarly(early?.split(' ') ?? []);
  try {
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch {
    // The page can be read without; links load documents.
  }
  if (dataset.fonts === 'later') await window.fetchFonts();
  await leaveToSheet(sheet);
}

/**
 * Something can be read. The browser's own report decides: a frame callback comes before the paint, and an empty frame may come first. A hidden
 * tab paints nothing.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) setTimeout(resolve);
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, WITHOUT_PAINT);
  });
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

void start();
