import { API_BASE } from '../../contract/transport.ts';

/** Paths that crawlers should not request: the API, personal pages and the staff app. */
const PRIVATE = [
  '/api/',
  '/staff',
  '/auth/',
  '/cart',
  '/checkout',
  '/orders',
  '/profile',
  '/favorites',
  '/leave-review',
];

/** The text of robots.txt. Crawlers that render pages need the public API calls and the style sheet. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    `Allow: ${API_BASE}/restaurants/`,
    `Allow: ${API_BASE}/products`,
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
