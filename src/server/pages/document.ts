import type { RenderedPage } from '../../contract/page-handler.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import { themeCss } from '../../domain/look/theme-css.ts';
import { escapeHtml, scriptJson } from '../platform/html.ts';

import type { Assets } from './assets.ts';
import { contentSecurityPolicy } from './csp.ts';
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
  /** Whether the document is for a visit without scripts: it has none. */
  isPlain?: boolean;
  /** Share of visits, 0 to 1, that report Web Vitals; undefined: none. */
  measured?: number;
  /** Whether a map may be drawn on it, or on a page to which one may go from it without another document. */
  hasMap?: boolean;
}

/** The HTML document of a rendered page with its inline styles, data and scripts, and the matching Content-Security-Policy. */
export function pageDocument({
  rendered,
  restaurant,
  language,
  assets: { of, styles, boot },
  origin,
  path,
  isPlain = false,
  measured = 0,
  hasMap = false,
}: DocumentParts): PageDocument {
  const { head, page, data } = rendered;
  const { scripts } = of(page.id);
  const [entry = ''] = scripts.slice(-1);
  const theme = themeCss(restaurant);
  const style = [styles.usedBy(rendered.html, language), theme, head.css ?? ''].join('');
  const wholeSheet = `<link rel="stylesheet" href="${styles.address}">`;
  const title = head.title || restaurant.name || DEFAULTS.appTitle;
  const address = `${origin}${path}`;
  const picture = head.image ?? restaurant.coverImage?.src;
  const listed = (code: Language) => pageAddress(address, code, restaurant.contentLanguage);
  const attributes = {
    lang: language,
    'data-page': page.id,
    ...(measured > 0 && { 'data-vitals': String(measured) }),
    ...(page.guard && { 'data-guard': page.guard }),
    ...(page.plain && { 'data-plain': '' }),
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
    isPlain ? '' : `<script>${boot}</script>`,
    // A page without rendered markup needs the whole style sheet before its scripts draw it.
    isPlain ? '' : rendered.html ? `<noscript>${wholeSheet}</noscript>` : wholeSheet,
    meta('description', head.description),
    ...(head.indexed && !restaurant.isPreparing
      ? [
          `<link rel="canonical" href="${escapeHtml(listed(language))}">`,
          ...(restaurant.languages ?? LANGUAGES).map(
            (code) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(listed(code))}">`,
          ),
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
    `<link rel="manifest" href="${path.startsWith('/staff') ? '/staff' : ''}/manifest.webmanifest">`,
    `</head><body><div id="root"${rendered.html && !isPlain ? ' data-hydrating' : ''}>${rendered.html}</div>`,
    ...(isPlain ? [] : scriptsOf()),
    '</body></html>',
  ].join('');
  return {
    html,
    csp: contentSecurityPolicy({
      styles: [style],
      scripts: isPlain ? [] : [boot],
      hasMap: hasMap || restaurant.map !== undefined,
    }),
  };

  function scriptsOf(): string[] {
    const files = [
      ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
      rendered.html && `<link rel="preload" as="style" href="${styles.address}">`,
      `<script type="module" src="${entry}"></script>`,
    ];
    return [
      `<script type="application/json" id="page-data">${scriptJson(data)}</script>`,
      // Inert until the boot script takes it out: the first screen's pictures and fonts have a slow line to themselves.
      ...(rendered.html ? ['<template id="app-files">', ...files, '</template>'] : files),
      // Last, because that of a long menu is 60 kB and nothing on screen needs it.
      ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ];
  }
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
