import sharp from 'sharp';

/** A picture as staff upload it: a PNG in one colour. */
export const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b3261e' } })
  .png()
  .toBuffer();
