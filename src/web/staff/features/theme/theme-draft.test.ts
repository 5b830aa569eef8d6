import { describe, expect, it } from 'vitest';
import { themeDraft, themeInput } from './theme-draft.ts';

describe('the draft of a theme', () => {
  const colours = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
  const stored = { ...colours, logoUrl: '/media/0123456789abcdef.svg' };
  const uploaded = { name: 'fedcba9876543210.webp', url: '/media/fedcba9876543210.webp' };

  it('leaves the stored logo unnamed, names another one, and takes it away with null', () => {
    const draft = themeDraft(stored);
    expect(themeInput(draft, stored)).toEqual(colours);
    expect(themeInput({ ...draft, logo: uploaded }, stored)).toEqual({ ...colours, logo: uploaded.name });
    expect(themeInput({ ...draft, logo: null }, stored)).toEqual({ ...colours, logo: null });
  });

  it('says nothing of a logo where there is none', () => {
    const none = { ...colours, logoUrl: null };
    expect(themeInput(themeDraft(none), none)).toEqual(colours);
  });
});
