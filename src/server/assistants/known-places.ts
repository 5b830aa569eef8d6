import type { IncomingMessage } from 'node:http';
import { API_BASE } from '../../contract/transport.ts';

/** Where assistants look for a site's doors, and what of the API answers there. */
const PLACES: Readonly<Record<string, string>> = {
  '/mcp': `${API_BASE}/mcp`,
  '/.well-known/ucp': `${API_BASE}/ucp/profile`,
};

/** The address of a request; of one to a place that other sites have, too, that of the operation behind it. */
export function atTheirPlaces({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', query] = url.split('?', 2);
  const place = PLACES[path];
  if (place === undefined) return url;
  return query === undefined ? place : `${place}?${query}`;
}
