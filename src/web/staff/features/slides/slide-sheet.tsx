import {
  type StaffHighlight,
  type StaffHighlightInput,
  staffHighlightInput,
} from '../../../../contract/staff-highlights.ts';
import { ANIMATION_HINTS, type AnimationHint } from '../../../../domain/animation-hints.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { ownWords } from '../menu-editor/own-words.ts';
import { EditSheet } from '../office/edit-sheet.tsx';
import { RemoveSlide } from './remove-slide.tsx';
import { SlideColours } from './slide-colours.tsx';
import { newSlideDraft, slideDraft, slideInput } from './slide-draft.ts';
import { SlideMedia } from './slide-media.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { SlideWords } from './slide-words.tsx';

interface SlideSheetProps {
  /** Null: a new one. */
  slide: StaffHighlight | null;
  onClose(): void;
  /** Saved or removed. */
  onDone(): void;
}

/** A hero slide in hands. */
export function SlideSheet({ slide, onClose, onDone }: SlideSheetProps) {
  const t = useMessages('slides');
  const { api } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const texts = { title: slide?.title ?? {}, subtitle: slide?.subtitle ?? {}, linkText: slide?.linkText ?? {} };
  const draft = useDraft({
    name: `slides/${slide?._id ?? 'new'}`,
    saved: slide ? slideDraft(slide) : newSlideDraft(),
    schema: staffHighlightInput,
    input: (value) => slideInput(value, texts, own),
    send: (input: StaffHighlightInput, key) =>
      slide ? api.changeHighlight(slide._id, input, { quiet: true }) : api.addHighlight(input, key, { quiet: true }),
    onSaved: onDone,
  });
  const { value, change, errorOf } = draft;
  const name = slide ? ownWords(slide.title, own) : t('new');
  return (
    <EditSheet
      title={name}
      draft={draft}
      onClose={onClose}
      actions={slide && <RemoveSlide id={slide._id} name={name} onDone={onDone} />}
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
