import { toJson } from '../platform/database/json-columns.ts';
import type { AboutStructure } from '../platform/tables/about-structure.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { aboutField } from '../restaurants/about-field.ts';
import type { ImportContext } from './import-context.ts';
import type { RestaurantFile } from './restaurant-file.ts';

type About = NonNullable<RestaurantFile['about']>;

/** The about content; null when the file has none. */
export function aboutRows(context: ImportContext): Pick<RestaurantsTable, 'about'> {
  const { about } = context.file;
  if (!about) return { about: null };
  const structure: AboutStructure = {
    teaser: teaserOf(context, about.teaser),
    fullPage: about.fullPage && fullPageOf(context, about.fullPage),
  };
  return { about: toJson(structure) };
}

function teaserOf({ ids, texts }: ImportContext, teaser: About['teaser']): AboutStructure['teaser'] {
  texts.addOwn({
    [aboutField.preHeading]: teaser.preHeading,
    [aboutField.mainHeadline]: teaser.mainHeadline,
    [aboutField.introParagraph]: teaser.introParagraph,
  });
  for (const [i, { text }] of teaser.expandedParagraphs.entries()) {
    texts.addOwn({ [aboutField.expandedParagraph(i)]: text });
  }
  return {
    pictureId: teaser.imageUrl && ids.of('picture', teaser.imageUrl),
    icons: teaser.expandedParagraphs.map(({ icon }) => icon),
  };
}

function fullPageOf(
  { ids, texts }: ImportContext,
  page: NonNullable<About['fullPage']>,
): NonNullable<AboutStructure['fullPage']> {
  texts.addOwn({
    [aboutField.pageTagline]: page.pageTagline,
    [aboutField.missionStatement]: page.missionStatement,
  });
  for (const [i, value] of page.coreValues.entries()) texts.addOwn({ [aboutField.coreValue(i)]: value });
  const sections = page.storySections.map((section, i) => {
    if (section.sectionType === 'image') {
      texts.addOwn({ [aboutField.sectionAltText(i)]: section.altText });
      return { sectionType: 'image' as const, pictureId: ids.of('picture', section.imageUrl) };
    }
    texts.addOwn({
      [aboutField.sectionHeading(i)]: section.heading,
      [aboutField.sectionParagraph(i)]: section.paragraph,
    });
    return { sectionType: 'text' as const };
  });
  return { sections, coreValues: page.coreValues.length };
}
