import type { UploadedPicture } from '../../../../contract/pictures.ts';
import type { StaffSlide, UploadedVideo } from '../../../../contract/staff/staff-slides.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { AnimationHint } from '../../../../domain/look/animation-hints.ts';
import { type TextDraft, textDraft, writtenAnew, writtenOrNone } from '../../app/text-draft.ts';

export type SlideColour = 'textColor' | 'overlayColor' | 'buttonColor' | 'buttonTextColor';

/** A hero slide while it is edited; a colour of null is the theme's. */
export interface SlideDraft extends Record<SlideColour, string | null> {
  title: TextDraft;
  subtitle: TextDraft;
  linkText: TextDraft;
  picture: UploadedPicture | null;
  tallPicture: UploadedPicture | null;
  video: UploadedVideo | null;
  linkUrl: string;
  animationHint: AnimationHint;
  isActive: boolean;
}

/** The texts of a stored slide. */
export type SlideTexts = Pick<StaffSlide, 'title' | 'subtitle' | 'linkText'>;

export function slideDraft({ _id, version, linkUrl, title, subtitle, linkText, ...rest }: StaffSlide): SlideDraft {
  return {
    ...rest,
    title: textDraft(title),
    subtitle: textDraft(subtitle),
    linkText: textDraft(linkText),
    linkUrl: linkUrl ?? '',
  };
}

export function newSlideDraft(): SlideDraft {
  return {
    ...{ title: textDraft({}), subtitle: textDraft({}), linkText: textDraft({}), linkUrl: '' },
    ...{ picture: null, tallPicture: null, video: null, animationHint: 'fade-in', isActive: true },
    ...{ textColor: null, overlayColor: null, buttonColor: null, buttonTextColor: null },
  };
}

/** The request's body; `own` is the restaurant's language. */
export function slideInput(draft: SlideDraft, saved: SlideTexts, own: Language): object {
  const { picture, tallPicture, video, title, subtitle, linkText, linkUrl, ...looks } = draft;
  return {
    ...looks,
    title: writtenAnew(title, saved.title, own),
    subtitle: writtenOrNone(subtitle, saved.subtitle, own),
    linkText: writtenOrNone(linkText, saved.linkText, own),
    linkUrl: linkUrl.trim() || null,
    pictureId: picture?._id ?? null,
    tallPictureId: tallPicture?._id ?? null,
    video: video?.name ?? null,
  };
}
