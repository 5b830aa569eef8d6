/** A real video: sixteen by sixteen pixels for half a second, as Chromium's MediaRecorder wrote it. */
export const shortVideo = Buffer.from(
  `
    AAAAJGZ0eXBpc29tAAACAGlzb21pc282aXNvMmF2YzFtcDQxAAACym1vb3YAAAB4bXZoZAEAAAAAAAAA5yzvQQAAAADnLO9BAAAD
    6AAAAAAAAAJ7AAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAIAAAIidHJhawAAAGh0a2hkAQAAAwAAAADnLO9BAAAAAOcs70EAAAABAAAAAAAAAAAAAAJ7AAAAAAAAAAAA
    AAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAQAAAAEAAAAAABsm1kaWEAAAAsbWRoZAEAAAAAAAAA
    5yzvQQAAAADnLO9BAAB1MAAAAAAAAAJ7VcQAAAAAAC1oZGxyAAAAAAAAAAB2aWRlAAAAAAAAAAAAAAAAVmlkZW9IYW5kbGVyAAAA
    AVFtaW5mAAAAFHZtaGQAAAABAAAAAAAAAAAAAAAlZGluZgAAAB1kcmVmAAAAAAAAAAEAAAANdXJsIAAAAAEAAAABEHN0YmwAAAAQ
    c3RzYwAAAAAAAAAAAAAAEHN0dHMAAAAAAAAAAAAAABRzdHN6AAAAAAAAAAAAAAAAAAAAEHN0Y28AAAAAAAAAAAAAAMRzdHNkAAAA
    AAAAAAEAAAC0YXZjMQAAAAAAAAABAAAAAQAAAAAAAAAAAAAAAAAQABAASAAAAEgAAAAAAAAAAQtBVkMxIENvZGluZwAAAAAAAAAA
    AAAAAAAAAAAAAAAAABj//wAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAAAAAAAAAAAAAACdhdmNDAULACv/hABBnQsAKjI1O
    TcBDQEHhEI1AAQAEaM48gAAAABNjb2xybmNseAABAA0AAYAAAAAobXZleAAAACB0cmV4AAAAAAAAAAEAAAABAAAAAAAAAAAAAAAA
    AAAAgG1vb2YAAAAQbWZoZAAAAAAAAAABAAAAaHRyYWYAAAAUdGZoZAACACAAAAABAQEAAAAAABR0ZmR0AQAAAAAAAAAAAAAAAAAA
    OHRydW4BAAMFAAAABAAAAIgCAAAAAAAXZQAAABoAABduAAAADAAAF7sAAAANAAAD5wAAAA0AAABIbWRhdAAAABZluAAEAAB///4I
    ooAB3xwADscAAQMsAAAACGHgAEAAvkeoAAAACWHgAIABPkH6gAAAAAlh4ADAAb5A3qAAAABMbWZyYQAAADR0ZnJhAQAAAAAAAAEA
    AAA/AAAAAQAAAAAAAAAAAAAAAAAAAu4AAAABAAAAAQAAAAEAAAAQbWZybwAAAAAAAABM
  `,
  'base64',
);

/** The same video with so many bytes, the rest of which say `filling` where players look at nothing. */
export function videoOf(bytes: number, filling: string): Buffer {
  const box = Buffer.alloc(bytes - shortVideo.length, filling);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([shortVideo, box]);
}

/** The same video, which says in as few bytes that four thousand million frames follow. */
export function bombVideo(): Buffer {
  const video = Buffer.from(shortVideo);
  const sizes = video.indexOf('stsz') + 8;
  video.writeUInt32BE(1, sizes);
  video.writeUInt32BE(2 ** 32 - 1, sizes + 4);
  return video;
}

/** A hero slide with a video, as its editor sends it. */
export const highlightInput = (video: string) => ({
  title: { en: 'Summer on the terrace', pt: 'Verão no terraço' },
  subtitle: { en: 'Lemonade, shade and all the time there is.', pt: 'Limonada, sombra e todo o tempo.' },
  linkText: { en: 'See the drinks', pt: 'Ver as bebidas' },
  pictureId: null,
  tallPictureId: null,
  video,
  linkUrl: '/menu',
  buttonColor: '#ffd400',
  buttonTextColor: '#1a1a1a',
  overlayColor: '#1a1a1a',
  textColor: '#ffffff',
  animationHint: 'fade-up',
  isActive: true,
});
