import type { RenderedPage } from '../../contract/page-handler.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import { API_BASE } from '../../contract/transport.ts';
import { LANGUAGE_FONTS, LANGUAGES, type Language } from '../../domain/languages.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import { escapeHtml, scriptJson } from '../platform/html.ts';
import { themeCss } from '../storefront/theme-css.ts';
import type { Assets } from './assets.ts';
import { contentSecurityPolicy } from './csp.ts';
import { FAR_PARTS_WAIT, withoutFarParts } from './far-parts.ts';
import { pageAddress } from './page-address.ts';
import { appIconAddress } from './web-manifest.ts';

export interface PageDocument {
  html: string;
  csp: string;
}

interface DocumentParts {
  rendered: RenderedPage;
  restaurant: Restaurant;
  language: Language;
  /** Files of the app that the page belongs to, storefront or staff. */
  assets: Assets;
  /** `origin` is the public origin; `path` includes the query parameters that change the page. */
  origin: string;
  path: string;
  /** Share of visits, 0 to 1, that report Web Vitals; undefined: none. */
  measured?: number;
}

/** The HTML document of a rendered page with its inline styles, data and scripts, and the matching Content-Security-Policy. */
export function pageDocument({
  rendered,
  restaurant,
  language,
  assets: { of, styles, inline },
  origin,
  path,
  measured = 0,
}: DocumentParts): PageDocument {
  const { head, page, data } = rendered;
  const { page: pageScript, scripts } = of(page.id);
  const first = page.guard ? [inline.beforePaint, inline.guard] : [inline.beforePaint];
  const theme = themeCss(restaurant);
  const firstScreen = head.farParts ? withoutFarParts(rendered.html) : rendered.html;
  const style = [
    styles.usedBy(firstScreen, language, theme),
    head.farParts ? FAR_PARTS_WAIT : '',
    theme,
    head.css ?? '',
  ].join('');
  const start = {
    'data-scripts': scripts.join(' '),
    'data-styles': styles.address,
    ...(rendered.early.length && { 'data-early': rendered.early.map((address) => API_BASE + address).join(' ') }),
  };
  const wholeSheet = `<link rel="stylesheet" href="${styles.address}">`;
  const title = head.title || restaurant.name || DEFAULTS.appTitle;
  const address = `${origin}${path}`;
  const picture = head.image ?? restaurant.coverImage?.src;
  const listed = (code: Language) => pageAddress(address, code, restaurant.contentLanguage);
  const usesFonts = LANGUAGE_FONTS[language] === 'web';
  const attributes = {
    lang: language,
    'data-page': page.id,
    'data-page-script': pageScript,
    ...(usesFonts && { 'data-fonts': 'web' }),
    ...(measured > 0 && { 'data-vitals': String(measured) }),
    ...(page.guard && { 'data-guard': page.guard }),
  };
  const html = [
    '<!doctype html><html',
    ...written(attributes),
    '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(head.preload ?? []).map(
      ({ avif, sizes, media }) =>
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(avif)}" imagesizes="${escapeHtml(sizes)}"${media ? ` media="${escapeHtml(media)}"` : ''}>`,
    ),
    `<style>${style}</style>`,
    ...first.map((script) => `<script>${script}</script>`),
    // A page without rendered markup needs the whole style sheet before its scripts draw it; others fetch it after their first
    // paint.
    rendered.html ? `<noscript>${wholeSheet}</noscript>` : wholeSheet,
    meta('description', head.description),
    ...(head.indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(listed(language))}">`,
          ...LANGUAGES.map((code) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(listed(code))}">`),
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`,
          property('og:url', listed(language)),
        ]
      : // Pages that are not indexed do not name their address, so that one document can serve several.
        ['<meta name="robots" content="noindex">']),
    property('og:title', title),
    property('og:description', head.description),
    property('og:type', 'website'),
    property('og:site_name', restaurant.name),
    property('og:image', picture && new URL(picture, origin).href),
    meta('twitter:card', picture && 'summary_large_image'),
    meta('theme-color', restaurant.themeSettings.primary),
    restaurant.themeSettings.favicon
      ? `<link rel="icon" href="${escapeHtml(restaurant.themeSettings.favicon)}">`
      : `<link rel="icon" href="${appIconAddress(restaurant, '48.png')}">`,
    `<link rel="apple-touch-icon" href="${appIconAddress(restaurant, 'tile-180.png')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${rendered.html}</div>`,
    `<script type="application/json" id="page-data">${scriptJson(data)}</script>`,
    '<script',
    ...written(start),
    `>${inline.start}</script>`,
    // Last, because that of a long menu is 60 kB and nothing on screen needs it.
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    '</body></html>',
  ].join('');
  return { html, csp: contentSecurityPolicy({ styles: [style], scripts: [...first, inline.start] }) };
}

function written(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
}

function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
}
