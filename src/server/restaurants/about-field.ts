/** The `field` in `texts` of each text of the about content, whose other parts an `AboutStructure` holds. */
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
