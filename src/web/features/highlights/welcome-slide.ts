import type { Highlight } from '../../../contract/highlights.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';

/** The slide that is shown for a restaurant without slides. */
export function welcomeSlide({ name, coverImage, coverImageUrl, aboutContent, lang }: Restaurant): Highlight {
  return {
    _id: 'welcome',
    title: name,
    subtitle: aboutContent?.teaser?.mainHeadline ?? '',
    imageUrl: coverImageUrl ?? '',
    image: coverImage,
    tallImage: null,
    linkUrl: null,
    linkText: null,
    buttonColor: null,
    buttonTextColor: null,
    overlayColor: null,
    textColor: null,
    displayOrder: 0,
    animationHint: 'none',
    lang,
  };
}
