import { laterParts } from './app/later.tsx';
import type { PageModule } from './app/page.ts';

const files = import.meta.glob<PageModule>('./pages/*.tsx');

/**
 * Loads a page's file and its `later` parts, so that a page opened by a link is complete at once. A browser loads this table
 * after the first page: its file names would add to the scripts that every visit waits for.
 */
export async function loadPage(id: string): Promise<PageModule> {
  const load = files[`./pages/${id}.tsx`];
  if (!load) throw new Error(`no page file ${id}.tsx`);
  const page = await load();
  // Without a connection the parts that are missing follow when it is back (`app/later.tsx`).
  await laterParts().catch(() => {});
  return page;
}
