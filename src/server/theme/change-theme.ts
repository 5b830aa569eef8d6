import type { StaffTheme, StaffThemeInput } from '../../contract/staff-theme.ts';
import type { TakenChange, Versioned } from '../../contract/staff-versions.ts';
import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../domain/derive-theme.ts';
import { svgProblem } from '../pictures/check-svg.ts';
import { keepUpload } from '../pictures/keep-upload.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { MEDIA_BASE } from '../pictures/picture-sizes.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { APP_ICONS } from '../site-files/app-icon.ts';
import { changeRestaurant } from '../staff/change-restaurant.ts';
import { versioned } from '../staff/versions.ts';
import { themeRefusals } from './theme.refusals.ts';

type ThemeRow = Pick<RestaurantsTable, 'theme' | 'logo'>;

export async function readTheme(db: Db, restaurantId: string): Promise<Versioned<StaffTheme>> {
  return versioned(presentTheme(await themeRow(db, restaurantId)));
}

/** Changes colours and logo, and makes the public content stale. */
export async function changeTheme(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffThemeInput> },
): Promise<Versioned<StaffTheme>> {
  const { expectedVersion, logo, ...colours } = change;
  if (logo && !(await canBeDrawn(logo))) throw new Refusal(themeRefusals.logo_refused);
  const kept = logo ? await keepUpload(services, restaurantId, Buffer.from(logo), '.svg') : logo;
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'theme', {
    read: readTheme,
    expectedVersion,
    columns: async (_, tx) => {
      const row = await themeRow(tx, restaurantId);
      // Keeps the background colours, which only a restaurant file can set.
      const theme = JSON.stringify({ ...(JSON.parse(row.theme) as object), ...colours });
      return { theme, logo: kept === undefined ? row.logo : kept };
    },
  });
}

/** Draws it once as a tab's icon: a drawing that cannot be drawn in time would block other restaurants' pictures again and again. */
async function canBeDrawn(logo: string): Promise<boolean> {
  if (svgProblem(logo) !== null) return false;
  const icon = { size: APP_ICONS['48.png'].size, ground: '#ffffff', isInset: false };
  return workOnPicture('drawIcon', logo, icon).then(
    () => true,
    () => false,
  );
}

function themeRow(db: Db, restaurantId: string): Promise<ThemeRow> {
  return db
    .selectFrom('restaurants')
    .select(['theme', 'logo'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}

function presentTheme({ theme, logo }: ThemeRow): StaffTheme {
  const { primary, secondary, accent } = JSON.parse(theme) as Partial<
    Record<'primary' | 'secondary' | 'accent', string>
  >;
  return {
    primary: primary ?? DEFAULT_PRIMARY,
    secondary: secondary ?? DEFAULT_SECONDARY,
    accent: accent ?? secondary ?? DEFAULT_SECONDARY,
    logoUrl: logo === null ? null : `${MEDIA_BASE}/${logo}.svg`,
  };
}
