import { MAX_DRAWING } from '../../contract/staff-theme.ts';
import { APP_ICONS } from '../pages/app-icon.ts';
import { svgProblem } from '../pictures/check-svg.ts';
import { keepUpload } from '../pictures/keep-upload.ts';
import { isDrawing, LEAST_LOGO, type LogoKind, logoName } from '../pictures/logo-file.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { themeRefusals } from './theme.refusals.ts';

/** Stores a logo that staff sent, a drawing or pixels, and returns its name (`logoName`). Throws a `Refusal` if it cannot be used. */
export async function keepLogo(services: Services, restaurantId: string, data: Buffer): Promise<string> {
  const [kept, kind]: [Buffer, LogoKind] = isDrawing(data)
    ? [await checkedDrawing(data), '.svg']
    : [await cleanPixels(data), '.webp'];
  return logoName(await keepUpload(services, restaurantId, kept, kind), kind);
}

async function checkedDrawing(data: Buffer): Promise<Buffer> {
  const svg = data.toString();
  if (svg.length > MAX_DRAWING) {
    throw new Refusal(themeRefusals.drawing_too_heavy, { values: { max: MAX_DRAWING / 1000 } });
  }
  if (!(await canBeDrawn(svg))) throw new Refusal(themeRefusals.logo_refused);
  return data;
}

/** Draws it once as a tab's icon: a drawing that cannot be drawn in time would block other restaurants' pictures again and again. */
async function canBeDrawn(svg: string): Promise<boolean> {
  if (svgProblem(svg) !== null) return false;
  const icon = { size: APP_ICONS['48.png'].size, ground: '#ffffff', isInset: false };
  return workOnPicture('drawIcon', svg, icon).then(
    () => true,
    () => false,
  );
}

async function cleanPixels(data: Buffer): Promise<Buffer> {
  const clean = await workOnPicture('cleanLogo', data, LEAST_LOGO);
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
