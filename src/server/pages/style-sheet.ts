import { RecentMap } from '../platform/cache/recent-map.ts';
import { type CssNeeds, type CssPart, type CssSelector, parseCss } from './parse-css.ts';

/** Cache size for about a hundred selections: those of pages that are rendered again and again. */
const MAX_BYTES = 4 * 1024 * 1024;
const CLASS_ATTRIBUTE = /\bclass="([^"]+)"/g;
const LANGUAGE_ATTRIBUTE = /\blang="([a-z]{2})"/g;
const STATE_ATTRIBUTE = / ((?:data|aria)-[\w-]+|disabled|placeholder)="([^"]*)"/g;
/** Names that match the `html` and `body` elements, which are not part of the markup. */
const OF_THE_DOCUMENT = /^(html|body|data-mode\b.*)$/;
/** Selectors that match only after a pointer's or a script's action. The whole style sheet has them. */
const NOT_AT_FIRST = /:(hover|active|popover-open)\b|::(view-transition|backdrop)/;
const ON_PAPER_OR_IN_FORCED_COLOURS = /^@media (print|\(forced-colors)/;
/**
 * The style sheet of all pages. A document inlines the rules that its own markup can show; browsers fetch the whole sheet once,
 * after the first paint, for all that is shown later (decision 025).
 */
export class StyleSheet {
  readonly address: string;
  readonly #parts: CssPart[];
  /** All elements and attributes that the sheet's selectors name. */
  readonly #elements: Set<string>;
  readonly #attributes: Set<string>;
  readonly #kept = new RecentMap<{ text: string; bytes: number }>(MAX_BYTES);

  /** `text` may contain more rules than the file at `address`, for inlining only. The minifier leaves spaces after commas. */
  constructor(address: string, text: string) {
    this.address = address;
    this.#parts = parseCss(text.replaceAll(', ', ','));
    const needs = selectorsOf(this.#parts).flatMap(({ needs, oneOf }) => [needs, ...oneOf.flat()]);
    this.#elements = new Set(needs.flatMap(({ elements }) => elements));
    this.#attributes = new Set(needs.flatMap(({ attributes }) => attributes));
  }

  /** The rules that can apply to the markup of a page in `language`. */
  usedBy(markup: string, language: string): string {
    const classes = new Set([...attributeValues(markup, CLASS_ATTRIBUTE)].flatMap((value) => value.split(' ')));
    const languages = attributeValues(markup, LANGUAGE_ATTRIBUTE).add(language);
    const elements = new Set([...this.#elements].filter((name) => new RegExp(`<${name}[ >/]`).test(markup)));
    const attributes = this.#statesIn(markup);
    const key = [elements, classes, attributes, languages].map((names) => [...names].sort().join(' ')).join('\n');
    const kept = this.#kept.get(key);
    if (kept) return kept.text;
    const text = select(this.#parts, { elements, classes, attributes, languages });
    this.#kept.set(key, { text, bytes: key.length + text.length });
    return text;
  }

  /** The attributes in the markup that the sheet names. */
  #statesIn(markup: string): Set<string> {
    const found = new Set<string>();
    for (const [, name, value] of markup.matchAll(STATE_ATTRIBUTE)) {
      for (const attribute of [name as string, `${name}=${value}`])
        if (this.#attributes.has(attribute)) found.add(attribute);
    }
    return found;
  }
}

interface Shown {
  elements: Set<string>;
  classes: Set<string>;
  attributes: Set<string>;
  languages: Set<string>;
}

function select(parts: CssPart[], shown: Shown): string {
  let text = '';
  let open = '';
  for (const part of parts) {
    const prelude = part.kind === 'group' ? part.prelude : '';
    const selected = selectPart(part, shown);
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
  if (part.kind === 'group') return ON_PAPER_OR_IN_FORCED_COLOURS.test(part.prelude) ? '' : select(part.parts, shown);
  const selectors = part.selectors.filter((selector) => canMatch(selector, shown)).map(({ text }) => text);
  return selectors.length ? `${selectors.join(',')}{${part.body}}` : '';
}

function canMatch({ text, needs, oneOf, language }: CssSelector, shown: Shown): boolean {
  if (language && !shown.languages.has(language)) return false;
  const isMet = ({ elements, classes, attributes }: CssNeeds) =>
    elements.every((name) => shown.elements.has(name) || OF_THE_DOCUMENT.test(name)) &&
    classes.every((name) => shown.classes.has(name)) &&
    attributes.every((name) => shown.attributes.has(name) || OF_THE_DOCUMENT.test(name));
  return isMet(needs) && oneOf.every((group) => group.some(isMet)) && !NOT_AT_FIRST.test(text);
}

function selectorsOf(parts: CssPart[]): CssSelector[] {
  return parts.flatMap((part) =>
    part.kind === 'group' ? selectorsOf(part.parts) : part.kind === 'rule' ? part.selectors : [],
  );
}

function attributeValues(markup: string, attribute: RegExp): Set<string> {
  const values = new Set<string>();
  for (const [, value] of markup.matchAll(attribute)) values.add(value as string);
  return values;
}
