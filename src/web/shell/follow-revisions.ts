import type { Resources } from '../app/resources.ts';

const ADDRESS = '/api/v1/live/menu';
/** The page comes first; then what changes about it. */
const BEGIN_AFTER_MS = 1_500;
/** When there was no room, or the server could not be asked; not everybody at once. */
const AGAIN_AFTER_MS = 20_000;

/**
 * Shows on an open page what the restaurant changes, within a second: a stream names the revision of what is public,
 * and what is on screen and older is asked for again. Only while somebody can see the page, and online. The answer
 * ends it.
 */
export function followRevisions(resources: Pick<Resources, 'reloadShown'>): () => void {
  let stream: EventSource | null = null;
  let timer = setTimeout(follow, BEGIN_AFTER_MS);

  function follow(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden' || !navigator.onLine) stop();
    else stream ??= open();
  }

  function open(): EventSource {
    const opened = new EventSource(ADDRESS);
    opened.onmessage = ({ data }) => void catchUp(resources, Number(data));
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

async function catchUp(resources: Pick<Resources, 'reloadShown'>, revision: number): Promise<void> {
  const isOlder = (etag: string | null) => etag !== null && revisionOf(etag) < revision;
  await resources.reloadShown(isOlder);
  // An answer that was under way may have been made before the change.
  await resources.reloadShown(isOlder);
}

/** ETags of public content begin with its revision (`server/restaurants/content/build-snapshot.ts`); NaN for others. */
function revisionOf(etag: string): number {
  return Number.parseInt(etag.replace(/^(W\/)?"/, ''), 36);
}
