import { expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

it.each([
  ['m15.477 12.894 1.516 8.526', 'm15.48 12.89 1.52 8.53'],
  ['M4.929 4.929 19.07 19.071', 'M4.93 4.93 19.07 19.07'],
  ['M0,0 L 0.25 -0.5 Z', 'M0 0L.25-.5Z'],
  // What has become whole does not run into what follows.
  ['c.998.5-.001.004.5.25', 'c1 .5 0 0 .5.25'],
  // Flags of an arc that nothing parts from each other.
  ['a.5.5 0 01-.813.472', 'a.5.5 0 0 1-.81.47'],
  ['a1 1 0 01.504.496 2 2 0 104 .001', 'a1 1 0 0 1 .5.5 2 2 0 1 0 4 0'],
])('draws %s as %s', (path, drawn) => {
  expect(roundPath(path)).toBe(drawn);
});

it('does not draw what is no path', () => {
  expect(() => roundPath('M1 2 ?')).toThrow('not a path');
});
