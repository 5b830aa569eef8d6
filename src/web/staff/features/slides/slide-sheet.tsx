import { useState } from 'react';
import {
  type StaffHighlight,
  type StaffHighlightInput,
  staffHighlightInput,
} from '../../../../contract/staff/staff-highlights.ts';
import { ANIMATION_HINTS, type AnimationHint } from '../../../../domain/look/animation-hints.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { ownWords } from '../menu-editor/own-words.ts';
import { EditSheet } from '../office/edit-sheet.tsx';
import { RemoveSlide } from './remove-slide.tsx';
import { useSlideChangeWords } from './slide-change-words.ts';
import { SlideColours } from './slide-colours.tsx';
import { newSlideDraft, type SlideDraft, slideDraft, slideInput } from './slide-draft.ts';
import { SlideMedia } from './slide-media.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { SlideWords } from './slide-words.tsx';

interface SlideSheetProps {
  /** Null: a new one. */
  slide: StaffHighlight | null;
  onClose(): void;
  /** Called when the slide was saved or removed. */
  onDone(): void;
}

/** The panel in which a hero slide is edited. */
export function SlideSheet({ slide, onClose, onDone }: SlideSheetProps) {
  const t = useMessages('slides');
  const { api } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(slide);
  const texts = { title: stored?.title ?? {}, subtitle: stored?.subtitle ?? {}, linkText: stored?.linkText ?? {} };
  const draft = useDraft({
    name: `slides/${stored?._id ?? 'new'}`,
    saved: stored ? slideDraft(stored) : newSlideDraft(),
    schema: staffHighlightInput,
    input: (value) => slideInput(value, texts, own),
    send: (input: StaffHighlightInput, key) =>
      stored
        ? api.changeHighlight(stored._id, { ...input, expectedVersion: stored.version }, { quiet: true })
        : api.addHighlight(input, key, { quiet: true }),
    onSaved: onDone,
    onRefused: whenChanged<StaffHighlight, SlideDraft>('highlight', setStored, slideDraft),
  });
  const { value, change, errorOf } = draft;
  const name = stored ? ownWords(stored.title, own) : t('new');
  return (
    <EditSheet
      title={name}
      draft={draft}
      hasFiles
      describe={useSlideChangeWords(own)}
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
      <SlideWords draft={draft} saved={texts} />
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
