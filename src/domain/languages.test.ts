import { describe, expect, it } from 'vitest';
import { firstSupportedLanguage } from './languages.ts';

describe('The first supported language', () => {
  it.each([
    ['a region’s', ['pt-BR'], 'pt'],
    ['one with its weight', [' DE;q=0.8'], 'de'],
    ['one written with an underscore', ['it_IT'], 'it'],
    ['the first of several that is supported', ['nl', 'ja-JP', 'en'], 'ja'],
    ['none where only the first letters are the same', ['jam', 'fry', 'ita'], null],
    ['none of nothing', ['', '*'], null],
  ])('is %s', (_which, tags, language) => {
    expect(firstSupportedLanguage(tags)).toBe(language);
  });
});
