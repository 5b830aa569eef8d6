import * as z from 'zod/mini';
import { id, image } from './primitives.ts';

/** Which sizes the answer names: those for dishes on cards, or those for pictures across the page. */
export const uploadPictureQuery = z.object({ use: z._default(z.enum(['dish', 'hero']), 'dish') });
/** The bytes of the file. */
export const pictureFile = z
  .custom<Uint8Array>((body) => body instanceof Uint8Array, 'required')
  .register(z.globalRegistry, { type: 'string', format: 'binary' });

export const uploadedPicture = z.extend(image, { _id: id });
export const uploadedPictureAnswer = z.object({ data: z.object({ picture: uploadedPicture }) });

export type UploadedPicture = z.infer<typeof uploadedPicture>;
