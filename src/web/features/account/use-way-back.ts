import { useSearchParams } from 'react-router';
import { useHydrated } from '../../app/app-context.ts';

/** The query with the place that asked for a sign-in, for links between these pages; empty without one. */
export function useWayBack(): string {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  // The server renders without the query.
  return useHydrated() && redirect !== null ? `?${new URLSearchParams({ redirect })}` : '';
}
