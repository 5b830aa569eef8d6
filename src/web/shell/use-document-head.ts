import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useApp, useLanguage } from '../app/app-context.ts';
import { storage } from '../app/storage/storage.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';
import type { RouteHandle } from '../route-handle.ts';

/** Keeps the document's title and description in step with page, answers and language (specification section 3: the title is kept). */
export function useDocumentHead(): void {
  const app = useApp();
  const language = useLanguage();
  const match = useMatches().at(-1);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another title
  useEffect(() => {
    const update = () => {
      const handle = match?.handle as RouteHandle | undefined;
      const head = handle?.module?.head?.({ params: match?.params ?? {}, query: new URLSearchParams(search) }, app);
      // A page that still loads has no name: the one before it stays.
      if (head?.title) {
        document.title = head.title;
        describe(head.description ?? '');
      }
      storage.set(STORAGE_KEYS.appTitle, document.title);
    };
    update();
    return app.resources.onChange(update);
  }, [app, match, search, language]);
}

function describe(description: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = description;
}
