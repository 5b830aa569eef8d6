import type { Language } from '../../../../domain/languages.ts';
import type { AnimationHint } from '../../../../domain/look/animation-hints.ts';
import { useMessages } from '../../../app/app-context.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import type { SlideDraft } from './slide-draft.ts';

/** Describes changes of a slide: the field's name and its value as text. */
export function useSlideChangeLabels(own: Language): DescribeChange {
  const t = useMessages('slides');
  const { text, yesOrNo, picture } = useDifferenceLabels(undefined);
  const colour: Fact['say'] = (value) => text(value) || t('themes_own');
  const facts: Record<keyof SlideDraft, Fact> = {
    title: { label: t('title'), say: text },
    subtitle: { label: t('subtitle'), say: text },
    linkText: { label: t('linkText'), say: text },
    linkUrl: { label: t('link'), say: text },
    picture: { label: t('picture'), say: picture },
    tallPicture: { label: t('tall_picture'), say: picture },
    video: { label: t('video'), say: (value) => (value ? t('video_replace') : '') },
    textColor: { label: t('textColor'), say: colour },
    overlayColor: { label: t('overlayColor'), say: colour },
    buttonColor: { label: t('buttonColor'), say: colour },
    buttonTextColor: { label: t('buttonTextColor'), say: colour },
    animationHint: { label: t('animation'), say: (value) => t(`animation_${value as AnimationHint}`) },
    isActive: { label: t('active'), say: yesOrNo },
  };
  return describeChanges(facts, own);
}
