import { expect, it } from 'vitest';
import { textDraft, writtenAnew, writtenOrNone } from './text-draft.ts';

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

it('is no text at all where nothing is written in any language', () => {
  expect(writtenOrNone({ ...textDraft({}), fr: ' ' }, saved, 'en')).toBeNull();
  expect(writtenOrNone({ ...textDraft({}), ja: 'スープ' }, {}, 'en')).toEqual({ en: '', ja: 'スープ' });
});
