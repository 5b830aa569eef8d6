import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@gmail.com', null],
  ['ana@web.de', null],
  ['ana@sapo.pt', null],
  ['ana@trattoria.example', null],
  ['ana', null],
])('%s was probably meant as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));
