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
  /** Addresses of the API's answers that the page shows but does not carry as data (`late`). */
  early?: string;
}

const { scripts, styles, early } = (document.currentScript as HTMLScriptElement).dataset as unknown as Files;
/**
 * Requests all scripts and the whole style sheet at once; then runs each script in a task of its own. A browser's first formatter
 * takes longer than rendering a screen of dishes, as it reads the list of all languages: it is made while nothing has arrived,
 * after a collator that reads half of the list. New fonts and new styles, which both lay out all text again, come together.
 */
async function start(): Promise<void> {
  // The staff's document is empty: it has nothing to paint that scripts could delay.
  if (document.querySelector('main')) await firstPaint();
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? addLink('stylesheet', styles);
  const files = scripts.split(' ');
  for (const file of files) addLink('modulepreload', file);
  setTimeout(Intl.Collator);
  setTimeout(Intl.NumberFormat);
  askEarly(early?.split(' ') ?? []);
  try {
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch {
    // Without its scripts the page can still be read, and its links load documents.
  }
  if (dataset.fonts === 'later') await window.fetchFonts();
  await leaveToSheet(sheet);
}

/**
 * Resolves after the first contentful paint, as the browser reports it: a frame callback would come before the paint, and the
 * first frame may be empty. A hidden tab paints nothing, hence the timeout.
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
