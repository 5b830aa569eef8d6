import type { Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import type { AboutDraft, PointDraft, SectionDraft, Words } from './about-draft.ts';

/** Describes somebody else's change of the about content. Of a list, it names the texts in the restaurant's language. */
export function useAboutChangeLabels(own: Language): DescribeChange {
  const t = useMessages('about-editor');
  const { text, yesOrNo, picture } = useDifferenceLabels(undefined);
  const list = <T>(words: (each: T) => Words): Fact['say'] => {
    return (now) => (now as T[]).map((each) => words(each).draft[own]).join(' · ');
  };
  const facts: Record<keyof AboutDraft, Fact> = {
    preHeading: { label: t('preHeading'), say: text },
    mainHeadline: { label: t('mainHeadline'), say: text },
    introParagraph: { label: t('introParagraph'), say: text },
    picture: { label: t('picture'), say: picture },
    points: { label: t('points'), say: list((point: PointDraft) => point.text) },
    hasPage: { label: t('has_page'), say: yesOrNo },
    pageTagline: { label: t('pageTagline'), say: text },
    missionStatement: { label: t('missionStatement'), say: text },
    sections: {
      label: t('sections'),
      say: list((section: SectionDraft) => (section.sectionType === 'text' ? section.heading : section.altText)),
    },
    coreValues: { label: t('values'), say: list((words: Words) => words) },
  };
  const describe = describeChanges(facts, own);
  // A text's stored version, in the draft beside the edited one, needs no description of its own.
  return (change) => (change.path.split('.')[1] === 'saved' ? null : describe(change));
}
