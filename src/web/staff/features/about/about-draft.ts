import type { StaffAbout, StaffAboutInput } from '../../../../contract/staff/staff-about.ts';
import type { StaffText, WholeText } from '../../../../contract/staff/staff-texts.ts';
import type { Language } from '../../../../domain/languages.ts';
import { type TextDraft, textDraft } from '../../app/text-draft.ts';

/** A text that is being edited, with its stored version: its place in a list may change. */
export interface Words {
  saved: StaffText;
  draft: TextDraft;
}

type Teaser = StaffAbout['teaser'];
type Page = NonNullable<StaffAbout['fullPage']>;
type Picture = Teaser['picture'];

export interface PointDraft {
  icon: Teaser['points'][number]['icon'];
  text: Words;
}
export type SectionDraft =
  | { sectionType: 'text'; heading: Words; paragraph: Words }
  | { sectionType: 'image'; picture: Picture; altText: Words };

export interface AboutDraft {
  preHeading: Words;
  mainHeadline: Words;
  introParagraph: Words;
  picture: Picture;
  points: PointDraft[];
  hasPage: boolean;
  pageTagline: Words;
  missionStatement: Words;
  sections: SectionDraft[];
  coreValues: Words[];
}

export function noWords(): Words {
  return wordsOf({});
}

/** The stored content as a draft; empty if there is none. */
export function aboutDraft(about: StaffAbout | null): AboutDraft {
  const { teaser, fullPage } = about ?? { teaser: null, fullPage: null };
  return {
    preHeading: wordsOf(teaser?.preHeading),
    mainHeadline: wordsOf(teaser?.mainHeadline),
    introParagraph: wordsOf(teaser?.introParagraph),
    picture: teaser?.picture ?? null,
    points: (teaser?.points ?? []).map(({ icon, text }) => ({ icon, text: wordsOf(text) })),
    hasPage: fullPage !== null,
    pageTagline: wordsOf(fullPage?.pageTagline),
    missionStatement: wordsOf(fullPage?.missionStatement),
    sections: (fullPage?.sections ?? []).map(sectionDraft),
    coreValues: (fullPage?.coreValues ?? []).map(wordsOf),
  };
}

function sectionDraft(section: Page['sections'][number]): SectionDraft {
  if (section.sectionType === 'image') {
    return { sectionType: 'image', picture: section.picture, altText: wordsOf(section.altText) };
  }
  return { sectionType: 'text', heading: wordsOf(section.heading), paragraph: wordsOf(section.paragraph) };
}

/** The request's body: all texts that are not empty, and the restaurant's own even if empty, so that the server refuses it. */
export function aboutInput(draft: AboutDraft, own: Language): StaffAboutInput {
  const text = ({ draft: words }: Words): WholeText =>
    Object.fromEntries(Object.entries(words).filter(([language, each]) => language === own || each.trim() !== ''));
  return {
    teaser: {
      preHeading: text(draft.preHeading),
      mainHeadline: text(draft.mainHeadline),
      introParagraph: text(draft.introParagraph),
      pictureId: draft.picture?._id ?? null,
      points: draft.points.map((point) => ({ icon: point.icon, text: text(point.text) })),
    },
    fullPage: draft.hasPage
      ? {
          pageTagline: text(draft.pageTagline),
          missionStatement: text(draft.missionStatement),
          sections: draft.sections.map((section) =>
            section.sectionType === 'text'
              ? { sectionType: 'text', heading: text(section.heading), paragraph: text(section.paragraph) }
              : { sectionType: 'image', pictureId: section.picture?._id as string, altText: text(section.altText) },
          ),
          coreValues: draft.coreValues.map(text),
        }
      : null,
  };
}

function wordsOf(saved: StaffText = {}): Words {
  return { saved, draft: textDraft(saved) };
}
