import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BRAND_ICONS, DRAWN_IN_PLACE, LUCIDE_ICONS, STAFF_ICONS } from '../src/web/ui/signs/icon-names.ts';

const VIRTUAL = 'virtual:icon-sprite';
const RESOLVED = `\0${VIRTUAL}`;

/** The drawn map: symbols that take the restaurant's colours. */
const MAP = new URL('../src/web/assets/map.svg', import.meta.url);

/**
 * Provides one SVG sprite with all icons and the drawn map. `spriteUrl` is its address; `drawnInPlace` has the few icons that
 * pages draw inline. The file name contains a hash of the content, so that the page handler's build can name the file that only
 * the browser's build writes.
 */
export function iconsPlugin(): Plugin {
  const drawnInPlace = Object.fromEntries(DRAWN_IN_PLACE.map((name) => [name, onePath(name)]));
  const storefront = spriteOf(LUCIDE_ICONS);
  const staff = spriteOf([...LUCIDE_ICONS, ...STAFF_ICONS]);
  return {
    name: 'servery-icons',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const { fileName } = this.environment.name === 'staff' ? staff : storefront;
      return `export const spriteUrl = ${JSON.stringify(`/${fileName}`)}; export const drawnInPlace = ${JSON.stringify(drawnInPlace)};`;
    },
    generateBundle() {
      const { name } = this.environment;
      if (name !== 'ssr') this.emitFile({ type: 'asset', ...(name === 'staff' ? staff : storefront) });
    },
  };
}

function spriteOf(names: readonly string[]): { fileName: string; source: string } {
  const source = buildSprite(names.filter((name) => !DRAWN_IN_PLACE.includes(name)));
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

function buildSprite(names: readonly string[]): string {
  const lucide = names.map((name) => symbol(name, readDrawing(icon(`lucide-static/icons/${name}.svg`)), ''));
  const brands = Object.entries(BRAND_ICONS).map(([name, file]) =>
    symbol(name, readDrawing(icon(`simple-icons/icons/${file}.svg`)), ' fill="currentColor" stroke="none"'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...lucide, ...brands, readDrawing(MAP)].join('')}</svg>`;
}

/** Stroke and fill are inherited through `<use>` from the page's styles; only brand icons set their own. */
function symbol(id: string, content: string, attributes: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24"${attributes}>${content}</symbol>`;
}

/** All that an icon draws, as one path. */
function onePath(name: string): string {
  const shapes = readDrawing(icon(`lucide-static/icons/${name}.svg`)).matchAll(/<(\w+)([^>]*)>/g);
  return [...shapes].map(([, shape, text = '']) => pathOf(name, `${shape}`, attributesOf(text))).join('');
}

function pathOf(name: string, shape: string, { d, cx, cy, r, x1, y1, x2, y2 }: Record<string, string>): string {
  switch (shape) {
    case 'path':
      // What begins relatively begins at the origin, not where the shape before it ended.
      return `${d}`.replace(/^m/, 'M0 0m');
    case 'circle':
      return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${Number(r) * 2} 0a${r} ${r} 0 1 0-${Number(r) * 2} 0`;
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`;
    default:
      throw new Error(`the icon ${name} cannot be drawn in place, because it has a ${shape}`);
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

function icon(specifier: string): URL {
  return new URL(`../node_modules/${specifier}`, import.meta.url);
}

/** The content of the `<svg>` element without titles and line breaks. */
function readDrawing(file: URL): string {
  const svg = readFileSync(file, 'utf8');
  const content = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return content
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>');
}
