import type { StaffAboutInput } from '../../contract/staff/staff-about.ts';
import type { WholeText } from '../../contract/staff/staff-texts.ts';
import type { AboutStructure } from '../platform/tables/about-structure.ts';
import { aboutField } from '../restaurants/about-field.ts';

/** A text of the about content. `field` names it in `texts`, `path` in the request. */
export interface AboutTexts {
  field: string;
  path: string;
  text: WholeText;
}

/** Splits the about content into its structure, kept in the restaurant's row, and its texts, which become rows of `texts`. */
export function takeApart({ teaser, fullPage }: StaffAboutInput): { structure: AboutStructure; words: AboutTexts[] } {
  const words: AboutTexts[] = [
    { field: aboutField.preHeading, path: 'teaser.preHeading', text: teaser.preHeading },
    { field: aboutField.mainHeadline, path: 'teaser.mainHeadline', text: teaser.mainHeadline },
    { field: aboutField.introParagraph, path: 'teaser.introParagraph', text: teaser.introParagraph },
    ...teaser.points.map(({ text }, i) => ({
      field: aboutField.expandedParagraph(i),
      path: `teaser.points.${i}.text`,
      text,
    })),
    ...(fullPage ? wordsOfPage(fullPage) : []),
  ];
  const structure: AboutStructure = {
    teaser: { pictureId: teaser.pictureId, icons: teaser.points.map(({ icon }) => icon) },
    fullPage: fullPage && {
      sections: fullPage.sections.map((section) =>
        section.sectionType === 'text'
          ? { sectionType: 'text' }
          : { sectionType: 'image', pictureId: section.pictureId },
      ),
      coreValues: fullPage.coreValues.length,
    },
  };
  return { structure, words };
}

function wordsOfPage(page: NonNullable<StaffAboutInput['fullPage']>): AboutTexts[] {
  return [
    { field: aboutField.pageTagline, path: 'fullPage.pageTagline', text: page.pageTagline },
    { field: aboutField.missionStatement, path: 'fullPage.missionStatement', text: page.missionStatement },
    ...page.sections.flatMap((section, i): AboutTexts[] => {
      const path = `fullPage.sections.${i}`;
      if (section.sectionType === 'image') {
        return [{ field: aboutField.sectionAltText(i), path: `${path}.altText`, text: section.altText }];
      }
      return [
        { field: aboutField.sectionHeading(i), path: `${path}.heading`, text: section.heading },
        { field: aboutField.sectionParagraph(i), path: `${path}.paragraph`, text: section.paragraph },
      ];
    }),
    ...page.coreValues.map((text, i) => ({
      field: aboutField.coreValue(i),
      path: `fullPage.coreValues.${i}`,
      text,
    })),
  ];
}

/** Ids of the pictures in the about content. */
export function picturesIn({ teaser, fullPage }: AboutStructure): string[] {
  const sections = fullPage?.sections ?? [];
  return [
    ...(teaser.pictureId === null ? [] : [teaser.pictureId]),
    ...sections.flatMap((section) => (section.sectionType === 'image' ? [section.pictureId] : [])),
  ];
}
