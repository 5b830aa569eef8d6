import type { FileIssue } from './file-issue.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** A path in a restaurant file, and the field that has it: "products.3.picture". */
export interface NamedFile {
  field: string;
  path: string;
}

/** Every picture path in the file; a path may occur several times. */
export function namedPictures(file: RestaurantFile): NamedFile[] {
  const { about } = file;
  const named: { field: string; path: string | null }[] = [
    { field: 'cover', path: file.cover },
    ...file.products.map(({ picture }, i) => ({ field: `products.${i}.picture`, path: picture })),
    ...file.highlights.flatMap(({ media, poster, tall }, i) => [
      { field: `highlights.${i}.media`, path: isVideo(media) ? null : media },
      { field: `highlights.${i}.poster`, path: poster },
      { field: `highlights.${i}.tall`, path: tall },
    ]),
    { field: 'about.teaser.imageUrl', path: about?.teaser.imageUrl ?? null },
    ...(about?.fullPage?.storySections ?? []).map((section, i) => ({
      field: `about.fullPage.storySections.${i}.imageUrl`,
      path: section.sectionType === 'image' ? section.imageUrl : null,
    })),
  ];
  return named.filter((each): each is NamedFile => each.path !== null);
}

export function namedVideos(file: RestaurantFile): NamedFile[] {
  return file.highlights.flatMap(({ media }, i) =>
    isVideo(media) ? [{ field: `highlights.${i}.media`, path: media }] : [],
  );
}

export function issueAt({ field, path }: NamedFile, message: string): FileIssue {
  return { path: field, message: `"${path}" ${message}` };
}

function isVideo(path: string): boolean {
  return path.toLowerCase().endsWith('.mp4');
}
