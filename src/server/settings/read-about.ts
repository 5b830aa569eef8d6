import type { StaffAbout, StaffAboutRecord } from '../../contract/staff/staff-about.ts';
import { ABOUT_ICONS } from '../../domain/look/about-icons.ts';
import { versioned } from '../editing/versions.ts';
import { uploadedPictures } from '../pictures/uploaded-pictures.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { aboutField } from '../restaurants/about-field.ts';
import { aboutFields } from '../storefront/present-about.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOf } from '../texts/texts.repo.ts';
import { picturesIn } from './about-texts.ts';

/** The about content with all languages of its texts and whether a machine made them; null: none. */
export async function readAbout(db: Db, restaurantId: string): Promise<StaffAboutRecord> {
  return versioned({ about: await aboutOf(db, restaurantId) });
}

async function aboutOf(db: Db, restaurantId: string): Promise<StaffAbout | null> {
  const row = await db
    .selectFrom('restaurants')
    .select('about')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const structure = fromJson(row.about);
  if (structure === null) return null;
  const owner = { restaurantId, subject: 'restaurant', subjectId: restaurantId } as const;
  const texts = await textsOf(db, owner, aboutFields(structure));
  const pictures = await uploadedPictures(db, restaurantId, picturesIn(structure));
  const text = (field: string) => presentText(texts, field);
  const { teaser, fullPage } = structure;
  return {
    teaser: {
      preHeading: text(aboutField.preHeading),
      mainHeadline: text(aboutField.mainHeadline),
      introParagraph: text(aboutField.introParagraph),
      picture: pictures.get(teaser.pictureId ?? '') ?? null,
      points: teaser.icons.map((name, i) => ({
        icon: ABOUT_ICONS.find((icon) => icon === name) ?? 'heart',
        text: text(aboutField.expandedParagraph(i)),
      })),
    },
    fullPage: fullPage && {
      pageTagline: text(aboutField.pageTagline),
      missionStatement: text(aboutField.missionStatement),
      sections: fullPage.sections.map((section, i) =>
        section.sectionType === 'text'
          ? {
              sectionType: 'text',
              heading: text(aboutField.sectionHeading(i)),
              paragraph: text(aboutField.sectionParagraph(i)),
            }
          : {
              sectionType: 'image',
              picture: pictures.get(section.pictureId) ?? null,
              altText: text(aboutField.sectionAltText(i)),
            },
      ),
      coreValues: Array.from({ length: fullPage.coreValues }, (_, i) => text(aboutField.coreValue(i))),
    },
  };
}
