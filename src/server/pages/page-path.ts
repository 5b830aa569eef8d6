import type { ServedRoute } from '../../contract/page-handler.ts';
import type { ContentSnapshot } from '../storefront/content-snapshot.ts';

/** Stands for every value of a filter that names nothing: the page of one is the page of all. */
const NOTHING = 'nothing';

/** The parameters of a route and of the question, as Fastify read them. */
interface Asked {
  url: string;
  params: Record<string, string>;
}

/**
 * The address that a page is rendered for: the route's own writing of it, without query parameters that do not change the page, the
 * others in a fixed order, and one value for all that are unknown. So one page has one address, however it was asked for.
 */
export function pagePath(route: ServedRoute, { url, params }: Asked, content: ContentSnapshot): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const mark = url.indexOf('?');
  if (mark < 0 || !route.query) return path;
  const query = new URLSearchParams(url.slice(mark));
  const kept = route.query.flatMap((name) => {
    const value = knownValue(name, (query.get(name) ?? '').trim(), content);
    return value ? [[name, value]] : [];
  });
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** The value as the page takes it; empty: it changes nothing. */
function knownValue(name: string, value: string, { categories, products, promotions }: ContentSnapshot): string {
  const oneOf = (ids: { _id: string }[]) => (value && !ids.some(({ _id }) => _id === value) ? NOTHING : value);
  switch (name) {
    case 'promo':
      return oneOf(promotions);
    case 'category':
      return oneOf([...categories, ...products.flatMap((product) => product.categories)]);
    case 'rating':
      return /^[345]$/.test(value) ? value : '';
    case 'sort':
      return ['newest', 'oldest', 'highest', 'lowest'].includes(value) ? value : '';
    case 'page':
      return /^[1-9]\d{0,3}$/.test(value) ? value : '';
    default:
      return value.slice(0, 100);
  }
}
