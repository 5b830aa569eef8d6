import type { Highlight } from '../../contract/highlights.ts';
import type { Image } from '../../contract/primitives.ts';
import { safeLink } from '../../domain/look/safe-link.ts';
import { MEDIA_BASE } from '../pictures/picture-sizes.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import type { ContentRows } from './content.repo.ts';
import type { FoundTexts } from './found-texts.ts';

/** The hero slides in order, without those that have neither picture nor video. */
export function presentHighlights(rows: ContentRows, texts: FoundTexts): Highlight[] {
  const pictures = new Map(rows.pictures.map((picture) => [picture.id, picture]));
  const imageOf = (id: string | null): Image | null => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture ? presentPicture(picture, 'hero') : null;
  };
  return rows.highlights.flatMap((row): Highlight[] => {
    const image = imageOf(row.picture_id);
    const imageUrl = row.video === null ? image?.src : `${MEDIA_BASE}/${row.video}.mp4`;
    if (imageUrl === undefined) return [];
    const { lang, langs, text, originals } = texts.of('highlight', row.id, ['title', 'subtitle', 'link_text']);
    return [
      {
        _id: row.id,
        title: text.title ?? '',
        subtitle: text.subtitle ?? '',
        imageUrl,
        image,
        tallImage: imageOf(row.tall_picture_id),
        linkUrl: row.link_url !== null && safeLink.test(row.link_url) ? row.link_url : null,
        linkText: text.link_text,
        buttonColor: row.button_color,
        buttonTextColor: row.button_text_color,
        overlayColor: row.overlay_color,
        textColor: row.text_color,
        displayOrder: row.position,
        animationHint: row.animation_hint,
        lang,
        langs,
        originals,
      },
    ];
  });
}
