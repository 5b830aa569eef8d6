import { LOGO_NAME, type StaffTheme, type StaffThemeInput } from '../../contract/staff/staff-theme.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../domain/look/derive-theme.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import { logoAddress, logoFile } from '../pictures/logo-file.ts';
import { isUploaded } from '../pictures/store-upload.ts';
import { requirePictures, uploadedPictures } from '../pictures/uploaded-pictures.ts';
import type { Db } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { storeLogo } from './store-logo.ts';
import { themeRefusals } from './theme.refusals.ts';

type ThemeRow = Pick<RestaurantsTable, 'theme' | 'logo' | 'cover_picture'>;

export async function readTheme(db: Db, restaurantId: string): Promise<Versioned<StaffTheme>> {
  const row = await themeRow(db, restaurantId);
  const { cover_picture: cover } = row;
  const pictures = await uploadedPictures(db, restaurantId, cover === null ? [] : [cover]);
  return versioned({ ...presentTheme(row), cover: pictures.get(cover ?? '') ?? null });
}

/** Changes colours, logo and cover, and makes the public content stale. */
export async function changeTheme(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffThemeInput> },
): Promise<Versioned<StaffTheme>> {
  const { expectedVersion, logo, coverId, ...colours } = change;
  const kept = logo && (await ownLogo(services, restaurantId, logo));
  if (coverId) await requirePictures(services.db, restaurantId, [coverId]);
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'theme', {
    read: readTheme,
    expectedVersion,
    columns: async (_, tx) => {
      const row = await themeRow(tx, restaurantId);
      // Keeps the background colours, which only a restaurant file can set.
      const theme = JSON.stringify({ ...(JSON.parse(row.theme) as object), ...colours });
      return {
        theme,
        logo: kept === undefined ? row.logo : kept,
        cover_picture: coverId === undefined ? row.cover_picture : coverId,
      };
    },
  });
}

/** The name of the logo: of an uploaded one, which must be the restaurant's own, or of a drawing that is stored here. */
async function ownLogo(services: Services, restaurantId: string, logo: string): Promise<string> {
  if (!LOGO_NAME.test(logo)) return storeLogo(services, restaurantId, Buffer.from(logo));
  if (!(await isUploaded(services.db, restaurantId, logoFile(logo)))) throw new Refusal(themeRefusals.logo_unknown);
  return logo;
}

function themeRow(db: Db, restaurantId: string): Promise<ThemeRow> {
  return db
    .selectFrom('restaurants')
    .select(['theme', 'logo', 'cover_picture'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}

function presentTheme({ theme, logo }: ThemeRow): Omit<StaffTheme, 'cover'> {
  const { primary, secondary, accent } = JSON.parse(theme) as Partial<
    Record<'primary' | 'secondary' | 'accent', string>
  >;
  return {
    primary: primary ?? DEFAULT_PRIMARY,
    secondary: secondary ?? DEFAULT_SECONDARY,
    accent: accent ?? secondary ?? DEFAULT_SECONDARY,
    logoUrl: logo && logoAddress(logo),
  };
}
