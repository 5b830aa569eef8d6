/**
 * The about content without its texts, as JSON in `restaurants.about`: pictures by id, and how many there are of each part. The
 * texts are rows of `texts`; `field` is the path below ("about.teaser.expandedParagraphs.0").
 */
export interface AboutStructure {
  teaser: { pictureId: string | null; icons: string[] };
  fullPage: {
    sections: ({ sectionType: 'text' } | { sectionType: 'image'; pictureId: string })[];
    coreValues: number;
  } | null;
}

export const aboutField = {
  preHeading: 'about.teaser.preHeading',
  mainHeadline: 'about.teaser.mainHeadline',
  introParagraph: 'about.teaser.introParagraph',
  expandedParagraph: (index: number) => `about.teaser.expandedParagraphs.${index}`,
  pageTagline: 'about.fullPage.pageTagline',
  missionStatement: 'about.fullPage.missionStatement',
  sectionHeading: (index: number) => `about.fullPage.storySections.${index}.heading`,
  sectionParagraph: (index: number) => `about.fullPage.storySections.${index}.paragraph`,
  sectionAltText: (index: number) => `about.fullPage.storySections.${index}.altText`,
  coreValue: (index: number) => `about.fullPage.coreValues.${index}`,
} as const;
