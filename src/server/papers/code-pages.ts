import { type Printer, transform } from 'receiptline';
import type { Language } from '../../domain/languages.ts';

/** What a printer is set to: the signs that it has itself, and how receiptline calls both makers' commands for them. */
export interface CodePages {
  encoding: NonNullable<Printer['encoding']>;
  star: 'sbcs' | 'mbcs' | 'mbcs2';
  /** Signs that these code pages lack, and their own that mean the same. */
  instead: ReadonlyMap<string, string>;
}

const WESTERN: CodePages = { encoding: 'multilingual', star: 'sbcs', instead: new Map() };
/** Signs that Eastern code pages have in double width only. */
const WIDE_SIGNS: [string, string][] = [
  ['¥', '￥'],
  ['£', '￡'],
];
const EASTERN: Partial<Record<Language, CodePages>> = {
  ja: { encoding: 'shiftjis', star: 'mbcs', instead: new Map([...WIDE_SIGNS, ['·', '・']]) },
  zh: { encoding: 'gb18030', star: 'mbcs2', instead: new Map(WIDE_SIGNS) },
};

export function codePagesOf(language: Language): CodePages {
  return EASTERN[language] ?? WESTERN;
}

/** A text as papers have it: composed, with plain spaces, without emoji and signs that nobody sees. */
export function tidied(text: string, { instead }: CodePages): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(
      /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}/gu,
      '',
    )
    .replace(/[\p{Cc}\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu, '')
    .replace(/ {2,}/g, ' ');
  return instead.size === 0 ? plain : [...plain].map((sign) => instead.get(sign) ?? sign).join('');
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/;
const NO_WIDTH = /\p{Mn}|\p{Me}/u;

/** How many columns a text takes. A printer for Eastern signs has all but ASCII in double width. */
export function widthOn({ encoding }: CodePages): (text: string) => number {
  const isWide = (sign: string) =>
    encoding === 'multilingual' ? WIDE.test(sign) : sign > '~' && !HALF_WIDTH_KANA.test(sign);
  return (text) => [...text].reduce((sum, sign) => sum + (NO_WIDTH.test(sign) ? 0 : isWide(sign) ? 2 : 1), 0);
}

const known = new Map<string, boolean>();

/** Whether the printer has every sign of a text itself. What it lacks would come out as a question mark. */
export function canSay(text: string, pages: CodePages): boolean {
  return [...text].every((sign) => sign <= '~' || hasSign(sign, pages.encoding));
}

function hasSign(sign: string, encoding: CodePages['encoding']): boolean {
  const key = encoding + sign;
  let has = known.get(key);
  if (has === undefined) {
    const bytes = transform(`|${sign} |`, { command: 'epson', encoding, cutting: false } as Printer);
    // Few printers have the four bytes that GB18030 has for all the signs of the world.
    has = !bytes.includes('?') && !(encoding === 'gb18030' && /[\x81-\xfe][0-9][\x81-\xfe][0-9]/.test(bytes));
    known.set(key, has);
  }
  return has;
}
