import { useMessages } from '../../../app/app-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { PictureField } from '../editing/picture-field.tsx';
import type { AboutDraft, SectionDraft } from './about-draft.ts';
import { WordsField } from './words-field.tsx';

interface SectionFieldsProps {
  section: SectionDraft;
  index: number;
  onSection(section: SectionDraft): void;
  draft: Draft<AboutDraft>;
}

/** The fields of a story section: a text, or a picture with its alternative text. */
export function SectionFields({ section, index, onSection, draft }: SectionFieldsProps) {
  const t = useMessages('about-editor');
  const path = `fullPage.sections.${index}`;
  if (section.sectionType === 'image') {
    return (
      <>
        <PictureField
          label={t('picture')}
          value={section.picture}
          use="hero"
          error={draft.errorOf(`${path}.pictureId`)}
          onChange={(picture) => onSection({ ...section, picture })}
        />
        <WordsField
          label={t('alt_text')}
          value={section.altText}
          onChange={(altText) => onSection({ ...section, altText })}
          draft={draft}
          path={`${path}.altText`}
        />
      </>
    );
  }
  return (
    <>
      <WordsField
        label={t('heading')}
        value={section.heading}
        onChange={(heading) => onSection({ ...section, heading })}
        draft={draft}
        path={`${path}.heading`}
      />
      <WordsField
        label={t('paragraph')}
        value={section.paragraph}
        onChange={(paragraph) => onSection({ ...section, paragraph })}
        draft={draft}
        path={`${path}.paragraph`}
        long
      />
    </>
  );
}
