import { describe, expect, it } from 'vitest';
import { themeDraft, themeInput } from './theme-draft.ts';

describe('the draft of a theme', () => {
  const colours = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
  const stored = { ...colours, logoUrl: '/media/0123456789abcdef.svg', cover: null };
  const sent = { ...colours, coverId: null };
  const uploaded = { name: 'fedcba9876543210.webp', url: '/media/fedcba9876543210.webp' };

  it('leaves the stored logo unnamed, names another one, and takes it away with null', () => {
    const draft = themeDraft(stored);
    expect(themeInput(draft, stored)).toEqual(sent);
    expect(themeInput({ ...draft, logo: uploaded }, stored)).toEqual({ ...sent, logo: uploaded.name });
    expect(themeInput({ ...draft, logo: null }, stored)).toEqual({ ...sent, logo: null });
  });

  it('says nothing of a logo where there is none', () => {
    const none = { ...colours, logoUrl: null, cover: null };
    expect(themeInput(themeDraft(none), none)).toEqual(sent);
  });

  it('names the cover picture', () => {
    const cover = {
      _id: 'p1',
      src: '/media/0123-1600.jpg',
      avif: '',
      webp: '',
      width: 1600,
      height: 900,
      color: '#123456',
    };
    expect(themeInput(themeDraft({ ...stored, cover }), stored)).toEqual({ ...colours, coverId: 'p1' });
  });
});
