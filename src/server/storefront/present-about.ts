import type { Image } from '../../contract/primitives.ts';
import type { AboutFullPage, AboutTeaser, Restaurant } from '../../contract/restaurants.ts';
import type { AboutStructure } from '../platform/tables/about-structure.ts';
import { aboutField } from '../restaurants/about-field.ts';

type TextOf = (field: string) => string;
type ImageOf = (pictureId: string | null) => Image | null;

/** The about content: its structure with texts and pictures filled in. */
export function presentAbout(
  { teaser, fullPage }: AboutStructure,
  textOf: TextOf,
  imageOf: ImageOf,
): NonNullable<Restaurant['aboutContent']> {
  return {
    teaser: presentTeaser(teaser, textOf, imageOf),
    fullPage: fullPage && presentFullPage(fullPage, textOf, imageOf),
  };
}

/** The fields of `texts` that hold the about content. */
export function aboutFields({ teaser, fullPage }: AboutStructure): string[] {
  return [
    aboutField.preHeading,
    aboutField.mainHeadline,
    aboutField.introParagraph,
    ...teaser.icons.map((_, i) => aboutField.expandedParagraph(i)),
    ...(fullPage ? [aboutField.pageTagline, aboutField.missionStatement] : []),
    ...(fullPage?.sections ?? []).flatMap((section, i) =>
      section.sectionType === 'text'
        ? [aboutField.sectionHeading(i), aboutField.sectionParagraph(i)]
        : [aboutField.sectionAltText(i)],
    ),
    ...Array.from({ length: fullPage?.coreValues ?? 0 }, (_, i) => aboutField.coreValue(i)),
  ];
}

function presentTeaser(teaser: AboutStructure['teaser'], textOf: TextOf, imageOf: ImageOf): AboutTeaser {
  const image = imageOf(teaser.pictureId);
  return {
    preHeading: textOf(aboutField.preHeading),
    mainHeadline: textOf(aboutField.mainHeadline),
    introParagraph: textOf(aboutField.introParagraph),
    imageUrl: image?.src ?? null,
    image,
    expandedParagraphs: teaser.icons.map((icon, i) => ({ icon, text: textOf(aboutField.expandedParagraph(i)) })),
  };
}

function presentFullPage(
  page: NonNullable<AboutStructure['fullPage']>,
  textOf: TextOf,
  imageOf: ImageOf,
): AboutFullPage {
  return {
    pageTagline: textOf(aboutField.pageTagline),
    missionStatement: textOf(aboutField.missionStatement),
    storySections: page.sections.flatMap((section, i): AboutFullPage['storySections'] => {
      if (section.sectionType === 'text') {
        const heading = textOf(aboutField.sectionHeading(i));
        return [{ sectionType: 'text', heading, paragraph: textOf(aboutField.sectionParagraph(i)) }];
      }
      const image = imageOf(section.pictureId);
      if (!image) return [];
      return [{ sectionType: 'image', imageUrl: image.src, altText: textOf(aboutField.sectionAltText(i)), image }];
    }),
    coreValues: Array.from({ length: page.coreValues }, (_, i) => textOf(aboutField.coreValue(i))),
  };
}
