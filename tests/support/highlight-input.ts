/** The first box of an MP4 file, which is enough to be accepted as a video. */
export const shortVideo = Buffer.from(`\0\0\0\u0018ftypmp42\0\0\0\0mp42isom`, 'latin1');

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
