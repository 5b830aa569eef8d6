import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { dietsIn } from '../food/diets.ts';
import type { MenuView } from '../menu-sections.ts';

const PARAMETERS = ['q', 'promo', 'category'] as const;

export function menuView(query: URLSearchParams): MenuView {
  return {
    diets: dietsIn(query.get('diet')),
    query: query.get('q')?.trim() ?? '',
    promotionId: query.get('promo') || null,
    categoryId: query.get('category') || null,
  };
}

/** The menu's filters: those of the address, until something is typed into the search. */
export function useMenuView(): { view: MenuView; search: (text: string) => void } {
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is newer than what was typed before it
  useEffect(() => setTyped(null), [key]);

  function search(text: string): void {
    setTyped(text);
    // Without the router, whose navigation at every key press would run loaders and move the focus. It reads the address on Back.
    history.replaceState(history.state, '', withQuery(parameters, text));
  }

  const named = menuView(parameters);
  const view = typed === null ? named : { ...named, query: typed.trim(), promotionId: null, categoryId: null };
  return { view, search };
}

function withQuery(parameters: URLSearchParams, text: string): string {
  const next = new URLSearchParams(parameters);
  for (const name of PARAMETERS) next.delete(name);
  if (text.trim()) next.set('q', text.trim());
  return String(next) ? `?${next}` : location.pathname;
}
