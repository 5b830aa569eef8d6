import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { svgProblem } from '../pictures/check-svg.ts';
import { contentHash } from '../pictures/content-hash.ts';
import { isVideo } from '../pictures/is-video.ts';
import { isDrawing, LEAST_LOGO, logoName } from '../pictures/logo-file.ts';
import { keepOriginal } from '../pictures/original-files.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { picturesOf } from '../pictures/pictures.repo.ts';
import type { PicturesTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import type { FileIssue } from './file-issue.ts';
import { issueAt, type NamedFile, namedPictures, namedVideos } from './file-media.ts';
import type { ImportIds } from './import-ids.ts';
import { fileError } from './parse-restaurant-file.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** The stored files of a restaurant, as its rows refer to them. */
export interface KeptMedia {
  pictures: PicturesTable[];
  /** `logoName` of the logo; null: none. */
  logo: string | null;
  /** `contentHash` of each video by its path in the restaurant file. */
  videos: Map<string, string>;
}

/** Stores every file that the restaurant file names. Throws one error that names all files that cannot be used. */
export async function storeMedia(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { file, baseDir, fileName, ids }: { file: RestaurantFile; baseDir: string | null; fileName: string; ids: ImportIds },
): Promise<KeptMedia> {
  const measured = new Map((await picturesOf(db, ids.restaurant)).map((row) => [row.hash, row]));
  const issues: FileIssue[] = [];
  const kept: KeptMedia = { pictures: [], logo: null, videos: new Map() };

  async function keep(named: NamedFile, use: (data: Buffer) => Promise<void>): Promise<void> {
    try {
      await use(await readNamed(named, baseDir));
    } catch (error) {
      issues.push(issueAt(named, (error as Error).message));
    }
  }

  const pictures = uniquePaths(namedPictures(file));
  await Promise.all(
    pictures.map((named, i) =>
      keep(named, async (data) => {
        const hash = contentHash(data);
        const { width, height, color } =
          measured.get(hash) ?? (await workOnPicture(ids.restaurant, 'measurePicture', data));
        await keepOriginal(config, data);
        const id = ids.of('picture', named.path);
        kept.pictures[i] = { restaurant_id: ids.restaurant, id, hash, width, height, color };
      }),
    ),
  );
  for (const named of uniquePaths(namedVideos(file))) {
    await keep(named, async (data) => {
      if (!(await isVideo(data))) throw new Error('is not a whole MP4 video');
      kept.videos.set(named.path, await keepOriginal(config, data, '.mp4'));
    });
  }
  if (file.logo !== null) {
    await keep({ field: 'logo', path: file.logo }, async (data) => {
      kept.logo = await storeLogo(config, ids.restaurant, data);
    });
  }
  if (issues.length) throw fileError(fileName, issues);
  return kept;
}

/** Pixels are cleaned like an upload's, because a logo's file is served as it is stored. */
async function storeLogo(config: Services['config'], restaurantId: string, data: Buffer): Promise<string> {
  if (isDrawing(data)) {
    const problem = svgProblem(data.toString());
    if (problem) throw new Error(problem);
    return logoName(await keepOriginal(config, data, '.svg'), '.svg');
  }
  const clean = await workOnPicture(restaurantId, 'cleanLogo', data, LEAST_LOGO);
  if ('refused' in clean) throw new Error(WHY_REFUSED[clean.refused]);
  return logoName(await keepOriginal(config, Buffer.from(clean.data), '.webp'), '.webp');
}

const WHY_REFUSED = {
  picture_type_unsupported: 'is not an SVG, PNG, JPEG, WebP or AVIF',
  picture_damaged: 'is damaged or incomplete',
  picture_has_too_many_pixels: 'has too many pixels',
  logo_too_small: `is less than ${LEAST_LOGO.width} pixels wide and less than ${LEAST_LOGO.height} high`,
};

async function readNamed({ path }: NamedFile, baseDir: string | null): Promise<Buffer> {
  const base = resolve(baseDir ?? '.');
  const full = resolve(base, path);
  if (baseDir === null || !full.startsWith(base + sep)) throw new Error('is outside the folder of the restaurant file');
  // Some systems write the letters of names with their accents apart.
  for (const name of new Set([full, full.normalize('NFC'), full.normalize('NFD')])) {
    const data = await readFile(name).catch(() => null);
    if (data) return data;
  }
  throw new Error('cannot be read');
}

function uniquePaths(named: NamedFile[]): NamedFile[] {
  return [...new Map(named.map((each) => [each.path, each])).values()];
}
