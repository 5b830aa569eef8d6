import { createFile, MP4BoxBuffer } from 'mp4box';

type Parsed = ReturnType<typeof createFile>;

/** Whether the bytes are a whole MP4 file with a moving picture whose frames lie inside it. */
function isWholeVideo(data: ArrayBuffer): boolean {
  const file = createFile();
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(data, 0), true);
  return isCovered(file, data.byteLength) && hasFrames(file);
}

/** The boxes stand one after the other, from the first byte to the last: nothing else can hide in the file. */
function isCovered({ boxes }: Parsed, length: number): boolean {
  let end = 0;
  for (const { start, size } of boxes) {
    if (start !== end) return false;
    end += size;
  }
  return boxes[0]?.type === 'ftyp' && end === length;
}

function hasFrames({ moov, boxes }: Parsed): boolean {
  const contents = boxes.filter(({ type }) => type === 'mdat');
  const isInside = ({ offset, size: bytes }: { offset: number; size: number }) =>
    contents.some(({ start = 0, size }) => offset >= start && offset + bytes <= start + size);
  return (moov?.traks ?? []).some(
    ({ tkhd, mdia, samples }) =>
      mdia?.hdlr?.handler === 'vide' &&
      tkhd.width > 0 &&
      tkhd.height > 0 &&
      samples.length > 0 &&
      samples.every(isInside),
  );
}

function answer(data: Uint8Array): boolean {
  try {
    return isWholeVideo(new Uint8Array(data).buffer);
  } catch {
    // A structure that cannot be parsed.
    return false;
  }
}

process.once('message', (data: Uint8Array) => {
  process.send?.(answer(data), undefined, undefined, () => process.disconnect?.());
});
