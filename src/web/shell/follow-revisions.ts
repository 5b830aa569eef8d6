import { API_BASE } from '../../contract/transport.ts';
import type { KeptAnswer } from '../app/api/kept-answer.ts';
import type { AppContext } from '../app/app-context.ts';

type App = Pick<AppContext, 'api' | 'resources' | 'messages'>;

const ADDRESS = `${API_BASE}/live/menu`;
/** The stream is opened this long after the page is there, which comes first. */
const BEGIN_AFTER_MS = 1_500;
/** Pauses before each attempt to fetch what is older: the process that is asked may not have heard of the change yet. */
const PAUSES_MS = [0, 300, 700];
/** A page that found no room or no server tries again after this time to twice as long, chosen by chance. */
const AGAIN_AFTER_MS = 20_000;

/**
 * Shows the restaurant's changes on an open page within a second: a stream names the revision of the public content,
 * and answers on screen from an older revision are fetched again. Only while the page is visible and online. Returns a
 * function that stops it.
 */
export function followRevisions(app: App): () => void {
  let stream: EventSource | null = null;
  let timer = setTimeout(follow, BEGIN_AFTER_MS);

  function follow(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden' || !navigator.onLine) stop();
    else stream ??= open();
  }

  function open(): EventSource {
    const opened = new EventSource(ADDRESS);
    opened.onmessage = ({ data }) => void catchUp(app, Number(data));
    opened.onerror = () => {
      // A lost connection comes back by itself; a refusal does not.
      if (opened.readyState !== EventSource.CLOSED) return;
      stop();
      timer = setTimeout(follow, AGAIN_AFTER_MS * (1 + Math.random()));
    };
    return opened;
  }

  function stop(): void {
    stream?.close();
    stream = null;
  }

  for (const event of ['online', 'offline']) addEventListener(event, follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    stop();
    for (const event of ['online', 'offline']) removeEventListener(event, follow);
    document.removeEventListener('visibilitychange', follow);
  };
}

async function catchUp(app: App, revision: number): Promise<void> {
  // An answer that was under way may have been made before the change, too.
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const older = [...app.resources.kept().values()].filter(({ etag }) => etag !== null && revisionOf(etag) < revision);
    await Promise.all(older.map((answer) => renew(app, answer)));
  }
}

/** Fetches one answer anew, unseen: what is on screen stays until the new answer is there. */
async function renew({ api, resources, messages }: App, answer: KeptAnswer): Promise<void> {
  const { resource, listeners } = answer;
  if (!resource) return;
  // Not on screen: it is fetched when it is shown again.
  if (listeners.size === 0) return resources.expire(resource.key);
  const { language } = messages;
  const result = await resource.fetch(api, {});
  // The change of language has fetched everything itself, and this answer is in the old language.
  if (messages.language !== language) return;
  if (result.ok) {
    resources.set(resource, result.data);
    answer.etag = result.etag;
  } else if (result.failure.kind === 'problem' && result.failure.status === 404) {
    // A dish that was removed from the menu: reloading brings its page into that state.
    await resources.reload(resource);
  }
}

/** ETags of public answers begin with the revision of what they show (`server/storefront/content-version.ts`). */
function revisionOf(etag: string): number {
  return Number.parseInt(etag.replace(/^(W\/)?"/, ''), 36);
}
