import type { Restaurant } from '../../../contract/restaurants.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { PageHead } from '../../app/page.ts';
import { breadcrumbsJsonLd } from '../restaurant/breadcrumbs-json-ld.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';
import type { LegalText } from './legal-texts.ts';

/** The document head of a legal page. */
export function legalHead(text: LegalText, app: AppContext): PageHead {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return { title: '' };
  const say = (key: string) => app.messages.i18n._(key, legalValues(restaurant));
  const title = say(`legal.${text.title}`);
  const steps = [
    [say('shell.home'), '/'],
    [title, text.path],
  ] as const;
  return {
    title: `${title} · ${restaurant.name}`,
    description: say(`legal.${text.description}`),
    indexed: true,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd(app.origin, steps)] }),
  };
}

/** The restaurant's details that the texts' placeholders name. */
export function legalValues({ name, address, currency }: Restaurant): Record<string, string> {
  const { street, city, country } = address;
  return {
    restaurant: name,
    city,
    country,
    address: [street, townLine(address, ', ')].filter(Boolean).join(', '),
    currency: `${currency.code} (${currency.symbol})`,
  };
}
