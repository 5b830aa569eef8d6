/** A minified style sheet, parsed as far as selecting rules needs. */
export type CssPart =
  | { kind: 'rule'; selectors: CssSelector[]; body: string }
  | { kind: 'group'; prelude: string; parts: CssPart[] }
  /** `@font-face`, `@keyframes` and statements, which are copied unchanged. */
  | { kind: 'text'; text: string };

export interface CssSelector {
  text: string;
  /** All of these must be on the page for the selector to match. */
  needs: CssNeeds;
  /** The alternatives in each `:is()`, `:where()` or `:has()`: one of each group must be on the page. */
  oneOf: CssNeeds[][];
  /** The selector matches only texts in this language (two letters); undefined: in any. */
  language: string | undefined;
}

/** Element, class and attribute names; an attribute as `name` or `name=value`. */
export interface CssNeeds {
  elements: string[];
  classes: string[];
  attributes: string[];
}

const GROUP = /^@(layer|media|supports|container)\b/;
const LANGUAGE = /(?::lang\(|\[lang\|=)([a-z]{2})/;
const FUNCTION = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const ATTRIBUTE = /\[((?:data|aria)-[\w-]+|popover)(?:=["']?([^"'\]]*)["']?)?\]/g;
/** Pseudo-classes that only an attribute of the same name can make match. */
const STATE = /:(disabled|placeholder)\b/g;
const BESIDES_ELEMENTS = /\[[^\]]*\]|\([^()]*\)|[.#:]+[\w-]+/g;
const ELEMENT = /[a-z]\w*/g;

export function parseCss(css: string): CssPart[] {
  return blocks(css).map((text): CssPart => {
    const brace = text.indexOf('{');
    const prelude = text.slice(0, brace);
    const body = text.slice(brace + 1, -1);
    if (brace >= 0 && GROUP.test(prelude)) return { kind: 'group', prelude, parts: parseCss(body) };
    if (brace < 0 || text.startsWith('@')) return { kind: 'text', text };
    return { kind: 'rule', selectors: separate(prelude).map(selector), body };
  });
}

function selector(text: string): CssSelector {
  const groups = [...text.matchAll(FUNCTION)].filter(([, name]) => name !== 'not');
  const [, language] = LANGUAGE.exec(text) ?? [];
  return {
    text,
    needs: needs(text),
    oneOf: groups.map(([, , list]) => separate(list as string).map(needs)),
    language,
  };
}

function needs(selector: string): CssNeeds {
  const text = selector.replace(FUNCTION, '');
  return {
    elements: text.replace(BESIDES_ELEMENTS, '').match(ELEMENT) ?? [],
    classes: [...text.matchAll(CLASS)].map(([, name]) => name as string),
    attributes: [...text.matchAll(ATTRIBUTE), ...text.matchAll(STATE)].map(
      ([, name, value]) => (value === undefined ? name : `${name}=${value}`) as string,
    ),
  };
}

/** The top-level rules and statements of `css`, each with its block. */
function blocks(css: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    if (depth > 0 || (character !== '}' && character !== ';')) continue;
    found.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return found;
}

function endOfString(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

/** Splits a selector list at its top-level commas. */
function separate(list: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at <= list.length; at++) {
    const character = list[at];
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (at === list.length || (character === ',' && depth === 0)) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return found;
}
