import { expect, it } from 'vitest';
import { forgetLinks, keepToldLink, toldLink } from './kept-link.ts';

it('keeps the links of the latest five orders, and of nothing else', () => {
  for (const order of ['a', 'b', 'c', 'd', 'e', 'f']) keepToldLink(order, `link of ${order}`);
  keepToldLink('c', 'new link of c');
  expect(['a', 'b', 'c', 'f', 'constructor'].map(toldLink)).toEqual([
    undefined,
    'link of b',
    'new link of c',
    'link of f',
    undefined,
  ]);
});

it('forgets them when somebody signs out', () => {
  keepToldLink('a', 'link of a');
  forgetLinks();
  expect(toldLink('a')).toBeUndefined();
});
