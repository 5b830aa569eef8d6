import { laterParts } from './app/later.tsx';
import type { PageModule } from './app/page.ts';

const files = import.meta.glob<PageModule>('./pages/*.tsx');

/**
 * Loads a page's file and its parts: opened by a link, it stands as it stays. In a browser this table comes after the first
 * page: its names would weigh on every visit.
 */
export async function loadPage(id: string): Promise<PageModule> {
  const load = files[`./pages/${id}.tsx`];
  if (!load) throw new Error(`no page file ${id}.tsx`);
  const page = await load();
  // Without a connection a part follows when it can.
  await laterParts().catch(() => {});
  return page;
}
