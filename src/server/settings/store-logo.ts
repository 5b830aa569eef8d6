import { MAX_DRAWING } from '../../contract/staff/staff-theme.ts';
import { APP_ICONS } from '../pages/app-icon.ts';
import { svgProblem } from '../pictures/check-svg.ts';
import { isDrawing, LEAST_LOGO, type LogoKind, logoName } from '../pictures/logo-file.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { storeUpload } from '../pictures/store-upload.ts';
import { FairQueue, QueueFull } from '../platform/fair-queue.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { themeRefusals } from './theme.refusals.ts';

/** A restaurant's logo in work, and one that waits: whichever way they come. */
const inWork = new FairQueue({ atOnce: Number.POSITIVE_INFINITY, ofOne: 1, waitingOfOne: 1 });
const RETRY_AFTER_MS = 2_000;

/**
 * Stores a logo that staff sent, a drawing or pixels, and returns its name (`logoName`). Throws a `Refusal` if it cannot be used, or
 * if too many of the restaurant come at once.
 */
export function storeLogo(services: Services, restaurantId: string, data: Buffer): Promise<string> {
  const keep = async () => {
    const [kept, kind]: [Buffer, LogoKind] = isDrawing(data)
      ? [await checkedDrawing(restaurantId, data), '.svg']
      : [await cleanPixels(restaurantId, data), '.webp'];
    return logoName(await storeUpload(services, restaurantId, kept, kind), kind);
  };
  return inWork.run(restaurantId, keep).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal(picturesRefusals.pictures_busy, { retryAfterMs: RETRY_AFTER_MS });
  });
}

async function checkedDrawing(restaurantId: string, data: Buffer): Promise<Buffer> {
  const svg = data.toString();
  if (svg.length > MAX_DRAWING) {
    throw new Refusal(themeRefusals.drawing_too_heavy, { values: { max: MAX_DRAWING / 1000 } });
  }
  if (!(await canBeDrawn(restaurantId, svg))) throw new Refusal(themeRefusals.logo_refused);
  return data;
}

/** Draws it once as a tab's icon: one that cannot be drawn in time would take its time whenever it is shown. */
async function canBeDrawn(restaurantId: string, svg: string): Promise<boolean> {
  if (svgProblem(svg) !== null) return false;
  const icon = { size: APP_ICONS['48.png'].size, ground: '#ffffff', isInset: false };
  return workOnPicture(restaurantId, 'drawIcon', svg, icon).then(
    () => true,
    () => false,
  );
}

async function cleanPixels(restaurantId: string, data: Buffer): Promise<Buffer> {
  const clean = await workOnPicture(restaurantId, 'cleanLogo', data, LEAST_LOGO);
  if ('data' in clean) return Buffer.from(clean.data);
  switch (clean.refused) {
    case 'logo_too_small':
      throw new Refusal(themeRefusals.logo_too_small, { values: LEAST_LOGO });
    case 'picture_type_unsupported':
      throw new Refusal(themeRefusals.logo_refused);
    default:
      throw new Refusal(picturesRefusals[clean.refused]);
  }
}
