import type { StaffSlide, StaffSlideInput } from '../../contract/staff/staff-slides.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { arePictures, insertSlide, isOwnVideo, lastPosition, updateSlide } from './slides.repo.ts';
import { staffSlidesRefusals as refusals } from './staff-slides.refusals.ts';

/** Creates or changes a slide; a new one is the last. Throws a `Refusal` for an outdated version, unknown media or too many slides. */
export async function saveSlide(services: Services, saving: Saving<StaffSlideInput>): Promise<StaffSlide> {
  const { tenant, input } = saving;
  const { id: restaurantId, contentLanguage } = tenant;
  const count = STAFF_MAX.highlights;
  return saveRecord<StaffSlide>(services, saving, {
    subject: 'highlight',
    name: 'highlight',
    max: { count, refusal: new Refusal(refusals.too_many_highlights, { values: { max: count } }) },
    takesLastWords: true,
    read: (tx) => readStaffSlides(tx, restaurantId),
    write: async (tx, { now }, { id, before }) => {
      await checkMedia(tx, restaurantId, input);
      const row = { restaurant_id: restaurantId, id, ...columnsOf(input) };
      if (before) await updateSlide(tx, row);
      else await insertSlide(tx, { ...row, position: (await lastPosition(tx, restaurantId)) + 1 });
      const texts = { title: input.title, subtitle: input.subtitle, link_text: input.linkText };
      for (const [field, text] of Object.entries(texts)) {
        const path = field === 'link_text' ? 'linkText' : field;
        const owner = { restaurantId, subject: 'highlight', subjectId: id } as const;
        await changeText(tx, owner, { field, path, contentLanguage, input: text, now });
      }
    },
  });
}

/** Throws a `Refusal` for a picture or video that is not the restaurant's own. */
async function checkMedia(tx: Tx, restaurantId: string, input: StaffSlideInput): Promise<void> {
  const pictures = [input.pictureId, input.tallPictureId].filter((picture) => picture !== null);
  const areOwn =
    (await arePictures(tx, restaurantId, pictures)) &&
    (input.video === null || (await isOwnVideo(tx, restaurantId, input.video)));
  if (!areOwn) throw new Refusal(refusals.highlight_media_unknown);
}

function columnsOf(input: StaffSlideInput) {
  return {
    picture_id: input.pictureId,
    tall_picture_id: input.tallPictureId,
    video: input.video,
    link_url: input.linkUrl,
    button_color: input.buttonColor,
    button_text_color: input.buttonTextColor,
    overlay_color: input.overlayColor,
    text_color: input.textColor,
    animation_hint: input.animationHint,
    is_active: Number(input.isActive),
  };
}
