import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { TextsField } from '../editing/texts-field.tsx';
import type { SlideDraft, SlideTexts } from './slide-draft.ts';
import { SlideTarget } from './slide-target.tsx';

const MOST = { title: STAFF_MAX.name, subtitle: STAFF_MAX.slideText, linkText: STAFF_MAX.linkText };

/** The slide's texts, and where its button leads. */
export function SlideTextFields({ draft, saved }: { draft: Draft<SlideDraft>; saved: SlideTexts }) {
  const t = useMessages('slides');
  const { value, change, errorOf } = draft;
  const words = (field: keyof typeof MOST) => (
    <TextsField
      label={t(field)}
      {...(field !== 'title' && { optional: t('optional') })}
      value={value[field]}
      saved={saved[field]}
      maxLength={MOST[field]}
      errorOf={(language) => errorOf(`${field}.${language}`) ?? (field === 'linkText' ? errorOf(field) : null)}
      onChange={(text) => change({ [field]: text })}
    />
  );
  return (
    <>
      {words('title')}
      {words('subtitle')}
      <SlideTarget value={value.linkUrl} error={errorOf('linkUrl')} onChange={(linkUrl) => change({ linkUrl })} />
      {words('linkText')}
    </>
  );
}
