/** A minified style sheet, taken apart as far as choosing among its rules needs. */
export type CssPart =
  | { kind: 'rule'; selectors: CssSelector[]; body: string }
  | { kind: 'group'; prelude: string; parts: CssPart[] }
  /** Fonts, animations, statements: kept as they are. */
  | { kind: 'text'; text: string };

export interface CssSelector {
  text: string;
  /** Classes without which it matches nothing. */
  needs: string[];
  /** It speaks of texts in this language only; two letters. */
  language: string | undefined;
}

const GROUP = /^@(layer|media|supports|container)\b/;
const LANGUAGE = /(?::lang\(|\[lang\|=)([a-z]{2})/;
/** What such a function names may be missing, or be one of several. */
const OPTIONAL = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

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
  const needs = [...text.replace(OPTIONAL, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name as string);
  const [, language] = LANGUAGE.exec(text) ?? [];
  return { text, needs, language };
}

/** Its rules and statements, each with its braces. */
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

/** Selectors between commas, those inside brackets apart. */
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
