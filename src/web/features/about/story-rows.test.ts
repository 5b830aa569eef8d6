import { expect, it } from 'vitest';
import { storyRows } from './story-rows.ts';

const text = (heading: string) => ({ sectionType: 'text' as const, heading, paragraph: '' });
const image = (altText: string) => ({ sectionType: 'image' as const, imageUrl: '/a.webp', altText });

it('puts a text beside the picture that follows it', () => {
  const rows = storyRows([text('a'), image('b'), text('c'), image('d'), text('e')]);
  expect(rows.map((row) => [row.text?.heading, row.image?.altText])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', undefined],
  ]);
});

it('leaves texts and pictures alone where they do not alternate', () => {
  const rows = storyRows([text('a'), text('b'), image('c'), image('d')]);
  expect(rows.map((row) => [row.text?.heading, row.image?.altText])).toEqual([
    ['a', undefined],
    ['b', 'c'],
    [undefined, 'd'],
  ]);
});
