/**
 * A text in which a search looks, or for which it looks: case, accents, width, apostrophes and dashes do not matter, and letters that
 * keyboards elsewhere lack are written with those they have: "susskartoffel" finds "Süßkartoffel", "shepherds" "Shepherd’s".
 */
export function searchKey(text: string): string {
  return text
    .replace(/['`´\u2018\u2019\u201b\u02b9-\u02bd\u2032\uff07]|\p{Cf}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøœæłđðıþħŧς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\p{Pd}\s]+/gu, ' ')
    .trim();
}

const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ð: 'd', ı: 'i', þ: 'th', ħ: 'h', ŧ: 't' },
  // The same letter at the end of a word.
  ς: 'σ',
};
