import { loadParts } from './app/lazy-part.tsx';
import type { PageModule } from './app/page.ts';

const files = import.meta.glob<PageModule>('./pages/*.tsx');

export async function loadPageFile(id: string): Promise<PageModule> {
  const load = files[`./pages/${id}.tsx`];
  if (!load) throw new Error(`no page file ${id}.tsx`);
  return load();
}

/** Loads a page's file and its lazy parts, so that a page opened by a link is complete at once. */
export async function loadPage(id: string): Promise<PageModule> {
  const page = await loadPageFile(id);
  // Without a connection the parts that are missing follow when it is back (`app/lazy-part.tsx`).
  await loadParts().catch(() => {});
  return page;
}
