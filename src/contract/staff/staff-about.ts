import * as z from 'zod/mini';
import { ABOUT_ICONS } from '../../domain/look/about-icons.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { uploadedPicture } from '../pictures.ts';
import { id } from '../primitives.ts';
import * as texts from '../texts.ts';
import { staffText, wholeText } from './staff-texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const icon = z.enum(ABOUT_ICONS);
const picture = z.nullable(uploadedPicture);
const pictureId = id;
const line = wholeText(texts.line(STAFF_MAX.aboutLine));
const paragraph = wholeText(texts.lines(STAFF_MAX.aboutParagraph));
const { aboutPoints, aboutSections, aboutValues } = STAFF_MAX;

/** The about content: a teaser on the home page and, if wanted, a page of its own. */
export const staffAbout = z.object({
  teaser: z.object({
    preHeading: staffText,
    mainHeadline: staffText,
    introParagraph: staffText,
    picture,
    points: z.array(z.object({ icon, text: staffText })),
  }),
  /** null: there is no About page. */
  fullPage: z.nullable(
    z.object({
      pageTagline: staffText,
      missionStatement: staffText,
      sections: z.array(
        z.discriminatedUnion('sectionType', [
          z.object({ sectionType: z.literal('text'), heading: staffText, paragraph: staffText }),
          z.object({ sectionType: z.literal('image'), picture, altText: staffText }),
        ]),
      ),
      coreValues: z.array(staffText),
    }),
  ),
});
/** `about` null: the restaurant has no about content yet. */
const staffAboutRecord = z.object({ about: z.nullable(staffAbout), version });
export const staffAboutAnswer = z.object({ data: staffAboutRecord });

/** The new about content, which replaces the old one completely. */
export const staffAboutInput = z.object({
  teaser: z.object({
    preHeading: line,
    mainHeadline: line,
    introParagraph: paragraph,
    pictureId: z.nullable(pictureId),
    points: z.array(z.object({ icon, text: line })).check(z.maxLength(aboutPoints)),
  }),
  fullPage: z.nullable(
    z.object({
      pageTagline: line,
      missionStatement: paragraph,
      sections: z
        .array(
          z.discriminatedUnion('sectionType', [
            z.object({ sectionType: z.literal('text'), heading: line, paragraph }),
            z.object({ sectionType: z.literal('image'), pictureId: z.string('required'), altText: line }),
          ]),
        )
        .check(z.maxLength(aboutSections)),
      coreValues: z.array(line).check(z.maxLength(aboutValues)),
    }),
  ),
});

export const staffAboutChange = z.extend(staffAboutInput, versionIfKnown);

export type StaffAboutRecord = z.infer<typeof staffAboutRecord>;
export type StaffAbout = z.infer<typeof staffAbout>;
export type StaffAboutInput = z.infer<typeof staffAboutInput>;
