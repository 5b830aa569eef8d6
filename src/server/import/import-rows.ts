import { aboutRows } from './about-rows.ts';
import { dealRows } from './deal-rows.ts';
import type { ImportRows } from './import.repo.ts';
import type { ImportIds } from './import-ids.ts';
import { menuRows } from './menu-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import type { RestaurantFile } from './restaurant-file.ts';
import { restaurantRows } from './restaurant-rows.ts';
import { reviewRows } from './review-rows.ts';
import { slideRows } from './slide-rows.ts';
import type { KeptMedia } from './store-media.ts';
import { TextRows } from './text-rows.ts';

/** Every row that a restaurant file stands for. `now` is the instant of loading (ms): relative days count from it. */
export function importRows({
  file,
  ids,
  now,
  media: { pictures, logo, videos },
}: {
  file: RestaurantFile;
  ids: ImportIds;
  now: number;
  media: KeptMedia;
}): ImportRows {
  const context = {
    file,
    ids,
    now,
    texts: new TextRows({ restaurantId: ids.restaurant, contentLanguage: file.contentLanguage, now }),
  };
  const { restaurant, ...times } = restaurantRows(context);
  return {
    restaurant: {
      ...restaurant,
      ...aboutRows(context),
      logo,
      cover_picture: file.cover && ids.of('picture', file.cover),
    },
    ...times,
    ...menuRows(context),
    deals: dealRows(context),
    ...promotionRows(context),
    ...slideRows(context, videos),
    ...reviewRows(context),
    pictures,
    texts: context.texts.rows,
  };
}
