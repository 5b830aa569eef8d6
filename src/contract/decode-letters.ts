/** Signs 128 to 255 of MS-DOS in Western Europe (code page 850), which browsers do not know: a spreadsheet's "CSV (MS-DOS)". */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

interface Reader {
  read(bytes: ArrayBuffer | Uint8Array): string;
  /** How likely it is before anything is read: few accents alone say little. */
  usual: number;
}

/** As what spreadsheets save that do not save Unicode: on Windows, on a Mac, for MS-DOS, in Japan, in China. */
const READERS: readonly Reader[] = [
  { read: (bytes) => new TextDecoder('windows-1252').decode(bytes), usual: 4 },
  { read: (bytes) => new TextDecoder('macintosh').decode(bytes), usual: 1 },
  {
    read: (bytes) => Array.from(new Uint8Array(bytes), (byte) => DOS[byte - 128] ?? String.fromCharCode(byte)).join(''),
    usual: 0,
  },
  { read: (bytes) => new TextDecoder('shift_jis').decode(bytes), usual: 0 },
  { read: (bytes) => new TextDecoder('gb18030').decode(bytes), usual: 0 },
];

const SMALL = 'àâäáãåæçéèêëíìîïñóòôöõøœúùûüýÿß';
const CAPITALS = 'ÀÂÄÁÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜ';
const EAST = '\\u3005\\u3040-\\u30ff\\u4e00-\\u9fff';

/** What speaks for a text, each as often as it is there, and against it. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`[${SMALL}]`, 'gu'), 2],
  [new RegExp(`(?<!\\p{Ll})[${CAPITALS}]`, 'gu'), 1],
  [/€/gu, 2],
  [/[\u3040-\u30ff]/gu, 4],
  [/[\u4e00-\u9fff]/gu, 2],
  [/[\u0080-\u009f\ufffd]/gu, -6],
  // Of no language that we have, or half as wide as people write them.
  [new RegExp(`(?![${SMALL}${CAPITALS}${EAST}])(?=[^\\u0000-\\u007f])\\p{L}`, 'gu'), -4],
  [/[\u2500-\u25ff\uff61-\uff9f‰§¤¢±¶†‡ˆ˜¦¬¯]/gu, -3],
  // A sign within a word, a capital behind a small letter, more accents in a row than any word has, two scripts in one word.
  [/(?<=\p{L})[^\p{L}\p{N}\p{M}\s\u0021-\u007e’·‑](?=\p{L})/gu, -4],
  [new RegExp(`(?<=\\p{Ll})[${CAPITALS}]`, 'gu'), -4],
  [new RegExp(`(?<=[${SMALL}${CAPITALS}]{2})[${SMALL}${CAPITALS}]`, 'gu'), -8],
  [new RegExp(`(?<=[a-z])[${EAST}]|[${EAST}](?=[a-z])`, 'giu'), -6],
];

/**
 * The text of a file that is not Unicode. None says what it is, so each kind is tried, and the one taken that makes letters as people write
 * them.
 */
export function decodeLetters(bytes: ArrayBuffer | Uint8Array): string {
  const texts = READERS.map(({ read, usual }) => ({ text: read(bytes), usual }));
  const likely = texts.map(({ text, usual }) =>
    SIGNS.reduce((sum, [sign, weight]) => sum + weight * count(text, sign), usual),
  );
  return texts[likely.indexOf(Math.max(...likely))]?.text ?? '';
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
