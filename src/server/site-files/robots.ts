/** Search results, personal pages and the staff's place are nobody's landing page. */
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

/** What crawlers may read. Rendering needs the public content calls and the stylesheet. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/v1/restaurants/',
    'Allow: /api/v1/products',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
