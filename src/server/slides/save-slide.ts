import type { StaffSlide, StaffSlideInput } from '../../contract/staff/staff-slides.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { creationId } from '../editing/creation-id.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireVersion, withoutVersion } from '../editing/versions.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { changeSlides } from './change-slides.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { arePictures, insertSlide, isOwnVideo, lastPosition, updateSlide } from './slides.repo.ts';
import { staffSlidesRefusals as refusals } from './staff-slides.refusals.ts';

interface Keeping {
  tenant: Tenant;
  userId: string;
  /** The slide to change, and the version that the editor saw; null: create one, in the last place. */
  of: { id: string; expectedVersion: string | undefined } | null;
  /** Idempotency key of the form that creates one. */
  key?: string | undefined;
  input: StaffSlideInput;
}

/** Creates or changes a slide. Throws a `Refusal` for an outdated version, unknown media or too many slides. */
export async function saveSlide(services: Services, keeping: Keeping): Promise<StaffSlide> {
  const { tenant, userId, input, of } = keeping;
  const { id: restaurantId, contentLanguage } = tenant;
  const id = of?.id ?? creationId({ restaurantId, userId, subject: 'highlight', key: keeping.key });
  return changeSlides(services, { restaurantId, userId }, async (tx, act) => {
    const all = await readStaffSlides(tx, restaurantId);
    const before = all.find(({ _id }) => _id === id);
    if (of && !before) throw new Refusal(commonRefusals.not_found);
    if (of && before) requireVersion(of.expectedVersion, { highlight: before });
    if (!before && all.length >= STAFF_MAX.highlights) {
      throw new Refusal(refusals.too_many_highlights, { values: { max: STAFF_MAX.highlights } });
    }
    const pictures = [input.pictureId, input.tallPictureId].filter((picture) => picture !== null);
    const areOwn =
      (await arePictures(tx, restaurantId, pictures)) &&
      (input.video === null || (await isOwnVideo(tx, restaurantId, input.video)));
    if (!areOwn) throw new Refusal(refusals.highlight_media_unknown);
    const row = { restaurant_id: restaurantId, id, ...columnsOf(input) };
    if (before) await updateSlide(tx, row);
    else await insertSlide(tx, { ...row, position: (await lastPosition(tx, restaurantId)) + 1 });
    const texts = { title: input.title, subtitle: input.subtitle, link_text: input.linkText };
    for (const [field, text] of Object.entries(texts)) {
      const path = field === 'link_text' ? 'linkText' : field;
      const owner = { restaurantId, subject: 'highlight', subjectId: id } as const;
      await changeText(tx, owner, { field, path, contentLanguage, input: text, now: act.now });
    }
    const kept = (await readStaffSlides(tx, restaurantId)).find(({ _id }) => _id === id) as StaffSlide;
    if (JSON.stringify(kept) !== JSON.stringify(before)) {
      const action = before ? 'highlight_change' : 'highlight_new';
      await recordChange(tx, act, {
        action,
        subject: 'highlight',
        subjectId: id,
        before: before ? withoutVersion(before) : null,
        after: withoutVersion(kept),
      });
    }
    return kept;
  });
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
