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
  const issues: FileIssue[] = [];
  const stored = await storePictures({ config, db }, { named: namedPictures(file), baseDir, ids });
  issues.push(...stored.issues);
  const kept: KeptMedia = { pictures: stored.pictures, logo: null, videos: new Map() };

  async function keep(named: NamedFile, use: (data: Buffer) => Promise<void>): Promise<void> {
    try {
      await use(await readNamed(named, baseDir));
    } catch (error) {
      issues.push(issueAt(named, (error as Error).message));
    }
  }

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

/** Stores pictures, each once however often it is named. `issues` tells which cannot be used; `pictures` are the rows of the others. */
export async function storePictures(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { named, baseDir, ids }: { named: NamedFile[]; baseDir: string | null; ids: Pick<ImportIds, 'restaurant' | 'of'> },
): Promise<{ pictures: PicturesTable[]; issues: FileIssue[] }> {
  const restaurant_id = ids.restaurant;
  const measured = new Map((await picturesOf(db, restaurant_id)).map((row) => [row.hash, row]));
  const issues: FileIssue[] = [];
  const rows = await Promise.all(
    uniquePaths(named).map(async (each) => {
      try {
        const data = await readNamed(each, baseDir);
        const hash = contentHash(data);
        const { width, height, color } =
          measured.get(hash) ?? (await workOnPicture(restaurant_id, 'measurePicture', data));
        await keepOriginal(config, data);
        return { restaurant_id, id: ids.of('picture', each.path), hash, width, height, color };
      } catch (error) {
        issues.push(issueAt(each, (error as Error).message));
        return null;
      }
    }),
  );
  return { pictures: rows.filter((row) => row !== null), issues };
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
