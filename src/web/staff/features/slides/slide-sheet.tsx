import { useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { addHighlight, changeHighlight } from '../../../../contract/endpoints/slides.ts';
import { type StaffSlide, type StaffSlideInput, staffSlideInput } from '../../../../contract/staff/staff-slides.ts';
import type { Language } from '../../../../domain/languages.ts';
import { ANIMATION_HINTS, type AnimationHint } from '../../../../domain/look/animation-hints.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import { EditSheet } from '../editing/edit-sheet.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';
import { RemoveSlide } from './remove-slide.tsx';
import { SlideColours } from './slide-colours.tsx';
import { newSlideDraft, type SlideDraft, slideDraft, slideInput } from './slide-draft.ts';
import { SlideMedia } from './slide-media.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { SlideTextFields } from './slide-texts.tsx';

export interface SlideSheetProps {
  /** Null: a new one. */
  slide: StaffSlide | null;
  onClose(): void;
  /** Called when the slide was saved or removed. */
  onDone(): void;
}

/** The panel in which a hero slide is edited. */
export function SlideSheet({ slide, onClose, onDone }: SlideSheetProps) {
  const t = useMessages('slides');
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(slide);
  const texts = { title: stored?.title ?? {}, subtitle: stored?.subtitle ?? {}, linkText: stored?.linkText ?? {} };
  const draft = useDraft({
    name: `slides/${stored?._id ?? 'new'}`,
    saved: stored ? slideDraft(stored) : newSlideDraft(),
    schema: staffSlideInput,
    input: (value) => slideInput(value, texts, own),
    send: (input: StaffSlideInput, key) =>
      stored
        ? call(changeHighlight, {
            params: { id: stored._id },
            body: { ...input, expectedVersion: stored.version },
            quiet: true,
          })
        : call(addHighlight, { body: input, ...once(key), quiet: true }),
    onSaved: onDone,
    onRefused: whenChanged<StaffSlide, SlideDraft>('highlight', setStored, slideDraft),
  });
  const { value, change, errorOf } = draft;
  const name = stored ? ownLabels(stored.title, own) : t('new');
  return (
    <EditSheet
      title={name}
      draft={draft}
      hasFiles
      describe={useSlideChangeLabels(own)}
      onClose={onClose}
      actions={stored && <RemoveSlide slide={stored} name={name} onDone={onDone} onChanged={setStored} />}
    >
      <SlidePreview draft={value} own={own} />
      <Switch
        checked={value.isActive}
        description={t('active_text')}
        onChange={() => change({ isActive: !value.isActive })}
      >
        {t('active')}
      </Switch>
      <SlideMedia draft={draft} />
      <SlideTextFields draft={draft} saved={texts} />
      <SlideColours draft={draft} />
      <SelectField
        label={t('animation')}
        hint={t('animation_hint')}
        value={value.animationHint}
        error={errorOf('animationHint')}
        options={ANIMATION_HINTS.map((hint) => ({ value: hint, label: t(`animation_${hint}`) }))}
        onChange={({ currentTarget }) => change({ animationHint: currentTarget.value as AnimationHint })}
      />
    </EditSheet>
  );
}

/** Describes changes of a slide: the field's name and its value as text. */
function useSlideChangeLabels(own: Language): DescribeChange {
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
