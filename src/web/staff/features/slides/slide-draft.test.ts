import { expect, it } from 'vitest';
import { staffSlideInput } from '../../../../contract/staff/staff-slides.ts';
import { newSlideDraft, slideInput } from './slide-draft.ts';

const nothing = { title: {}, subtitle: {}, linkText: {} };
const video = { name: 'a'.repeat(16), url: '/media/a.mp4' };

it('leaves out what is empty', () => {
  const draft = { ...newSlideDraft(), video, title: { ...newSlideDraft().title, en: ' Summer ' } };
  const input = slideInput(draft, nothing, 'en');
  expect(input).toMatchObject({ title: { en: 'Summer' }, subtitle: null, linkText: null, linkUrl: null });
  expect(staffSlideInput.safeParse(input).success).toBe(true);
});

it('needs a title and something to see', () => {
  const result = staffSlideInput.safeParse(slideInput({ ...newSlideDraft(), textColor: 'red' }, nothing, 'en'));
  const wrong = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(wrong).toEqual(['title.en: required', 'textColor: colour_invalid', 'pictureId: picture_required']);
});
