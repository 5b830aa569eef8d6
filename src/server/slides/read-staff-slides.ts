import type { UploadedPicture } from '../../contract/pictures.ts';
import type { StaffSlide } from '../../contract/staff/staff-slides.ts';
import { ANIMATION_HINTS } from '../../domain/look/animation-hints.ts';
import { versioned } from '../editing/versions.ts';
import { picturesOf } from '../pictures/pictures.repo.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { presentVideo } from '../pictures/present-video.ts';
import type { Db } from '../platform/database/database.ts';
import { presentText } from '../texts/change-texts.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { allSlides } from './slides.repo.ts';

export const SLIDE_TEXTS = ['title', 'subtitle', 'link_text'] as const;

/** All slides in order, as staff edit them. */
export async function readStaffSlides(db: Db, restaurantId: string): Promise<StaffSlide[]> {
  const rows = await allSlides(db, restaurantId);
  const texts = await textsOfMany(db, { restaurantId, subject: 'highlight' }, SLIDE_TEXTS);
  const bySlide = Map.groupBy(texts, (text) => text.subject_id);
  const pictures = new Map((await picturesOf(db, restaurantId)).map((picture) => [picture.id, picture]));
  const pictureOf = (id: string | null): UploadedPicture | null => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture ? { _id: picture.id, ...presentPicture(picture, 'hero') } : null;
  };
  return rows.map((row) => {
    const own = bySlide.get(row.id) ?? [];
    return versioned({
      _id: row.id,
      title: presentText(own, 'title'),
      subtitle: presentText(own, 'subtitle'),
      linkText: presentText(own, 'link_text'),
      picture: pictureOf(row.picture_id),
      tallPicture: pictureOf(row.tall_picture_id),
      video: row.video === null ? null : presentVideo(row.video),
      linkUrl: row.link_url,
      buttonColor: row.button_color,
      buttonTextColor: row.button_text_color,
      overlayColor: row.overlay_color,
      textColor: row.text_color,
      // Unknown hints mean 'fade-in' (specification section 3).
      animationHint: ANIMATION_HINTS.find((hint) => hint === row.animation_hint) ?? 'fade-in',
      isActive: row.is_active === 1,
    });
  });
}
