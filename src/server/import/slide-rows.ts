import type { HighlightsTable } from '../platform/tables/restaurant-tables.ts';
import type { ImportContext } from './import-context.ts';

/** The hero slides. `videos` has the hash of each stored .mp4 by its path in the file. */
export function slideRows(
  { file, ids, texts }: ImportContext,
  videos: ReadonlyMap<string, string>,
): { highlights: HighlightsTable[] } {
  const pictureId = (path: string | null) => path && ids.of('picture', path);
  const highlights = file.highlights.map((highlight, position) => {
    const id = ids.of('highlight', highlight.key);
    texts.add('highlight', id, { title: highlight.title, subtitle: highlight.subtitle, link_text: highlight.linkText });
    const video = videos.get(highlight.media) ?? null;
    return {
      restaurant_id: ids.restaurant,
      id,
      picture_id: pictureId(video === null ? highlight.media : highlight.poster),
      tall_picture_id: pictureId(highlight.tall),
      video,
      link_url: highlight.linkUrl,
      button_color: highlight.buttonColor,
      button_text_color: highlight.buttonTextColor,
      overlay_color: highlight.overlayColor,
      text_color: highlight.textColor,
      animation_hint: highlight.animationHint,
      position,
      is_active: 1,
    };
  });
  return { highlights };
}
