import { expect, it } from 'vitest';
import { layOut } from './board-layout.ts';

const tablet = { width: 1024, height: 768, type: 1 };

it('leaves a quiet board as it was: four columns of the same width', () => {
  const counts = { new: 1, confirmed: 1, preparing: 1, ready: 0 };
  expect(layOut({ ...tablet, counts })).toMatchObject({
    isDense: false,
    isStacked: false,
    tracks: { new: 1, confirmed: 1, preparing: 1, ready: 1 },
  });
});

it('gives new orders nearly the whole screen while nothing else is under way', () => {
  expect(layOut({ ...tablet, counts: { new: 30, confirmed: 0, preparing: 0, ready: 0 } }).tracks).toMatchObject({
    new: 5,
    ready: 0,
  });
  const counts = { new: 30, confirmed: 0, preparing: 2, ready: 1 };
  expect(layOut({ ...tablet, counts })).toMatchObject({ isDense: true, isStacked: true, tracks: { new: 5, ready: 1 } });
});

it('shortens what is under way on a Saturday, so that new orders keep five columns', () => {
  const counts = { new: 31, confirmed: 3, preparing: 5, ready: 2 };
  const five = { isDense: true, isStacked: true, isCompact: true, tracks: { new: 5, ready: 1 } };
  expect(layOut({ ...tablet, counts })).toMatchObject(five);
  // Whole cards where they fit, and where most is cooking already.
  const few = { new: 31, confirmed: 0, preparing: 2, ready: 1 };
  expect(layOut({ ...tablet, counts: few })).toMatchObject({ ...five, isCompact: false });
  const cooking = { new: 2, confirmed: 3, preparing: 20, ready: 4 };
  expect(layOut({ ...tablet, counts: cooking }).isCompact).toBe(false);
});

it('gives the fullest column most', () => {
  const counts = { new: 1, confirmed: 0, preparing: 12, ready: 2 };
  expect(layOut({ width: 1920, height: 1080, type: 1, counts }).tracks.preparing).toBeGreaterThan(2);
});

it('puts fewer cards beside each other for greater type, and always one', () => {
  const counts = { new: 30, confirmed: 3, preparing: 3, ready: 3 };
  const { tracks } = layOut({ ...tablet, counts });
  const greater = layOut({ ...tablet, type: 1.6, counts }).tracks;
  expect(greater.new).toBeLessThan(tracks.new);
  expect(layOut({ width: 300, height: 300, type: 2, counts }).tracks).toMatchObject({ new: 1, ready: 1 });
});
