import { RecentMap } from '../platform/recent-map.ts';
import { type CssPart, type CssSelector, parseCss } from './parse-css.ts';

/** A hundred sets of classes and colours with their rules: those of pages that are rendered again and again. */
const MAX_BYTES = 4 * 1024 * 1024;
const CLASS_ATTRIBUTE = /\bclass="([^"]+)"/g;
const LANGUAGE_ATTRIBUTE = /\blang="([a-z]{2})"/g;
/** What answers to a pointer or a script only, or is printed: it comes with the whole sheet. */
const NOT_AT_FIRST = /:(hover|active|popover-open)\b|::(view-transition|backdrop)/;
const PRINT = '@media print';
const CUSTOM_PROPERTY = /(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;
const EMPTY_GROUP = /@(?:media|supports|container)[^{}]*\{\}/g;

/**
 * The site's one style sheet. A document carries the part of it that its own markup can show; browsers fetch the whole
 * once, after the first paint, for whatever is shown later (decision 025).
 */
export class StyleSheet {
  readonly address: string;
  readonly #parts: CssPart[];
  readonly #kept = new RecentMap<{ text: string; bytes: number }>(MAX_BYTES);

  /** `text` may have more than the file at `address`, for every document. */
  constructor(address: string, text: string) {
    this.address = address;
    this.#parts = parseCss(text);
  }

  /** The rules that can apply to this markup of a page in `language`; `theme` follows them and overrides their colours. */
  usedBy(markup: string, language: string, theme: string): string {
    const classes = new Set([...attributeValues(markup, CLASS_ATTRIBUTE)].flatMap((value) => value.split(' ')));
    const languages = attributeValues(markup, LANGUAGE_ATTRIBUTE).add(language);
    const key = [...[...classes].sort(), ...[...languages].sort(), theme].join(' ');
    const kept = this.#kept.get(key);
    if (kept) return kept.text;
    const text = withoutUnused(select(this.#parts, { classes, languages }), theme);
    this.#kept.set(key, { text, bytes: key.length + text.length });
    return text;
  }
}

interface Shown {
  classes: Set<string>;
  languages: Set<string>;
}

function select(parts: CssPart[], shown: Shown): string {
  let text = '';
  let open = '';
  for (const part of parts) {
    const prelude = part.kind === 'group' ? part.prelude : '';
    const selected = selectPart(part, shown);
    // An empty layer still says where it stands among the others.
    if (!selected && !prelude.startsWith('@layer')) continue;
    if (open && open !== prelude) text += '}';
    if (prelude && open !== prelude) text += selected ? `${prelude}{` : `${prelude};`;
    text += selected;
    open = selected ? prelude : open === prelude ? open : '';
  }
  return open ? `${text}}` : text;
}

function selectPart(part: CssPart, shown: Shown): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'group') return part.prelude === PRINT ? '' : select(part.parts, shown);
  const selectors = part.selectors.filter((selector) => canMatch(selector, shown)).map(({ text }) => text);
  return selectors.length ? `${selectors.join(',')}{${part.body}}` : '';
}

function canMatch({ text, needs, language }: CssSelector, { classes, languages }: Shown): boolean {
  if (language && !languages.has(language)) return false;
  return needs.every((name) => classes.has(name)) && !NOT_AT_FIRST.test(text);
}

function attributeValues(markup: string, attribute: RegExp): Set<string> {
  const values = new Set<string>();
  for (const [, value] of markup.matchAll(attribute)) values.add(value as string);
  return values;
}

/** Leaves out animations and custom properties that no rule names, and those that the theme sets anyway. */
function withoutUnused(css: string, theme: string): string {
  const themed = new Set([...theme.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  let text = css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : '',
  );
  for (let before = ''; before !== text; ) {
    before = text;
    const named = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    text = text.replace(CUSTOM_PROPERTY, (declaration, name: string) =>
      (named.has(name) && !themed.has(name)) || name.startsWith('--lightningcss') ? declaration : '',
    );
  }
  return text.replace(EMPTY_GROUP, '');
}
