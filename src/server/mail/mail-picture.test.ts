import { expect, it } from 'vitest';
import { mailPicture } from './mail-picture.ts';

it('a picture of a mail is the smallest of the restaurant’s own, and none from elsewhere', () => {
  const origin = 'https://trattoria.example';
  const pictures = [
    '/media/0123456789abcdef-800.webp',
    'https://elsewhere.example/a.jpg',
    '/media/what-800.webp',
    null,
  ];
  expect(pictures.map((picture) => mailPicture(picture, origin))).toEqual([
    'https://trattoria.example/media/0123456789abcdef-340.webp',
    undefined,
    undefined,
    undefined,
  ]);
});
