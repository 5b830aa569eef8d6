import type { PageModule } from './app/page.ts';

const files = import.meta.glob<PageModule>('./pages/*.tsx');

/** Loads a page's file. In a browser this table comes after the first page: its names would weigh on every visit. */
export function loadPage(id: string): Promise<PageModule> {
  const load = files[`./pages/${id}.tsx`];
  if (!load) throw new Error(`no page file ${id}.tsx`);
  return load();
}
