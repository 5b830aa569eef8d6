import type { UploadedPicture } from '../../contract/pictures.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { stableId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { workOnPicture } from './picture-process.ts';
import type { PictureUse } from './picture-sizes.ts';
import { picturesRefusals } from './pictures.refusals.ts';
import { countPictures, insertPicture } from './pictures.repo.ts';
import { presentPicture } from './present-picture.ts';
import { storeUpload } from './store-upload.ts';

const MAX_PICTURES = 2_000;
/** In pixels. A smaller picture of a dish looks blurred on every screen. */
const LEAST = { width: 400, height: 300 };

/** Cleans and stores a picture that staff uploaded. The same picture again gives the same row. */
export async function addPicture(
  services: Services,
  { restaurantId, userId, data, use }: { restaurantId: string; userId: string; data: Uint8Array; use: PictureUse },
): Promise<UploadedPicture> {
  const clean = await workOnPicture(restaurantId, 'cleanPicture', data, LEAST);
  if ('refused' in clean) throw new Refusal(picturesRefusals[clean.refused], { values: LEAST });
  const size = await workOnPicture(restaurantId, 'measurePicture', clean.data);
  const hash = await storeUpload(services, restaurantId, Buffer.from(clean.data));
  const picture = { id: stableId(restaurantId, 'uploaded-picture', hash), hash, ...size };
  await inTransaction(services.db, async (tx) => {
    if (!(await insertPicture(tx, { restaurant_id: restaurantId, ...picture }))) return;
    if ((await countPictures(tx, restaurantId)) > MAX_PICTURES) {
      throw new Refusal(picturesRefusals.too_many_pictures, { values: { max: MAX_PICTURES } });
    }
    const { width, height } = picture;
    await recordChange(
      tx,
      { restaurantId, userId, now: services.clock() },
      {
        action: 'picture_added',
        subject: 'picture',
        subjectId: picture.id,
        before: null,
        after: { hash, width, height },
      },
    );
  });
  return { _id: picture.id, ...presentPicture(picture, use) };
}
