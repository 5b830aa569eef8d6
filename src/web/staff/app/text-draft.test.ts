import { expect, it } from 'vitest';
import { isBlank, textDraft, writtenAnew } from './text-draft.ts';

const saved = {
  en: { text: 'Soup', provenance: 'authored' },
  de: { text: 'Suppe', provenance: 'machine' },
} as const;

it('sends only what was rewritten, so that a machine’s words stay a machine’s', () => {
  const draft = textDraft(saved);
  expect(writtenAnew(draft, saved, 'en')).toEqual({});
  expect(writtenAnew({ ...draft, de: ' Eintopf ', fr: 'Soupe' }, saved, 'en')).toEqual({ de: 'Eintopf', fr: 'Soupe' });
});

it('takes away what was emptied, but lets the restaurant’s own language be refused', () => {
  const draft = { ...textDraft(saved), en: ' ', de: '' };
  expect(writtenAnew(draft, saved, 'en')).toEqual({ en: '', de: null });
});

it('knows when nothing is written at all', () => {
  expect(isBlank(textDraft({}))).toBe(true);
  expect(isBlank({ ...textDraft({}), ja: 'スープ' })).toBe(false);
});
