import type { Language } from '../../domain/languages.ts';
import { escapeHtml } from '../platform/html.ts';
import { pageAddress } from './page-address.ts';

/** Public pages that search engines should list, beside the products'. */
export const LISTED_PATHS = ['/', '/menu', '/promotions', '/about', '/reviews', '/contact', '/terms', '/privacy'];

/** The limit of the sitemap protocol. */
const MAX_ADDRESSES = 50_000;

interface Listed {
  origin: string;
  contentLanguage: Language;
  /** In which there are pages. */
  languages: readonly Language[];
  productIds: string[];
  /** Whether there is a page that says who runs the restaurant. */
  hasImprint: boolean;
}

/** The sitemap of a restaurant's pages in its languages, with their alternates (sitemaps.org). */
export function sitemap({ origin, contentLanguage, languages, productIds, hasImprint }: Listed): string {
  const paths = [
    ...LISTED_PATHS,
    ...(hasImprint ? ['/imprint'] : []),
    ...productIds.map((id) => `/product/${encodeURIComponent(id)}`),
  ];
  const entries = paths.slice(0, Math.floor(MAX_ADDRESSES / languages.length)).flatMap((path) => {
    const address = (language: Language) => escapeHtml(pageAddress(`${origin}${path}`, language, contentLanguage));
    const alternates = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate('x-default', escapeHtml(`${origin}${path}`)),
    ].join('');
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
