import { expect, test } from 'vitest';
import { notesInOneLine } from './notes-in-one-line.ts';

test('Notes of one line stay as they are', () => {
  expect(notesInOneLine('No onions, please')).toBe('No onions, please');
});

test('Lines of notes stand behind each other and remain apart, empty ones are left out', () => {
  expect(notesInOneLine('No onions\nExtra cheese \n\n  Ring twice')).toBe('No onions / Extra cheese / Ring twice');
});

test('The most lines that notes can have are one', () => {
  expect(notesInOneLine(Array(250).fill('a').join('\n'))).not.toContain('\n');
});
