import type { AppContext } from '../../app/app-context.ts';
import type { PageHead } from '../../app/page.ts';
import type { Sections } from '../../messages/sections.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';

/** The document title of a page of the section `auth`, with the restaurant's name. */
export function accountTitle(app: AppContext, key: keyof Sections['auth']): PageHead {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._(`auth.${key}`), restaurant?.name].filter(Boolean).join(' · ') };
}
