import { expect, it } from 'vitest';
import { smallPicture } from './small-picture.ts';

it.each([340, 560, 750, 800])('of a picture whose largest file is %i px wide, the smallest is known', (width) => {
  expect(smallPicture(`/media/00ff-${width}.webp`)).toBe('/media/00ff-340.webp');
});
