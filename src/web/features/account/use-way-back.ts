import { useSearchParams } from 'react-router';
import { useHydrated } from '../../app/app-context.ts';

/** The query with the page that required the sign-in (`?redirect=`), for links between the account pages; empty without one. */
export function useWayBack(): string {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  // The server's document is the same for every query.
  return useHydrated() && redirect !== null ? `?${new URLSearchParams({ redirect })}` : '';
}
