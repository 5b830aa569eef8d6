import type { ServedRoute } from '../contract/page-handler.ts';
import type { StorefrontPage } from '../contract/web-vitals-report.ts';
import type { SectionName } from './messages/sections.ts';

export interface PageRoute extends ServedRoute {
  id: StorefrontPage;
  messages: SectionName[];
  /** No header and footer. */
  bare?: boolean;
  /** Whether it can do nothing without scripts, and says so there. */
  needsScripts?: boolean;
}

/** Every URL of specification section 2, the page of tracking links, and the one on which people go on with an assistant's checkout. */
export const pageRoutes: PageRoute[] = [
  { id: 'home', path: '/', messages: ['home', 'dish', 'promotions', 'delivery-check'], plain: true },
  {
    id: 'menu',
    path: '/menu',
    messages: ['menu', 'dish', 'fees', 'delivery-check'],
    query: ['category', 'q', 'promo', 'diet'],
    plain: true,
  },
  { id: 'product', path: '/product/:productId', messages: ['product', 'dish'], plain: true },
  { id: 'cart', path: '/cart', messages: ['cart', 'fees', 'delivery-check'], plain: true },
  {
    id: 'checkout',
    path: '/checkout',
    messages: ['checkout', 'addresses', 'fees', 'fields', 'statuses', 'delivery-check'],
    guard: 'in',
    plain: true,
    needsScripts: true,
  },
  { id: 'continue', path: '/continue', messages: ['continue'], needsScripts: true },
  {
    id: 'login',
    path: '/auth/login',
    messages: ['auth', 'fields'],
    guard: 'out',
    bare: true,
    plain: true,
    needsScripts: true,
  },
  {
    id: 'register',
    path: '/auth/register',
    messages: ['auth', 'fields'],
    guard: 'out',
    bare: true,
    needsScripts: true,
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    messages: ['auth', 'fields'],
    bare: true,
    needsScripts: true,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    messages: ['auth', 'fields'],
    bare: true,
    needsScripts: true,
  },
  {
    id: 'profile',
    path: '/profile',
    messages: ['profile', 'addresses', 'fields'],
    guard: 'account',
    needsScripts: true,
  },
  { id: 'favorites', path: '/favorites', messages: ['favorites', 'dish'], guard: 'account', needsScripts: true },
  { id: 'orders', path: '/orders', messages: ['orders', 'order', 'statuses'], guard: 'in', needsScripts: true },
  {
    id: 'order-details',
    path: '/orders/:orderId',
    messages: ['order', 'statuses', 'auth', 'fields'],
    guard: 'in',
    plain: true,
    needsScripts: true,
  },
  { id: 'track', path: '/track', messages: ['order', 'statuses', 'auth', 'fields', 'reviews'], needsScripts: true },
  { id: 'reviews', path: '/reviews', messages: ['reviews'], query: ['rating', 'sort', 'page'] },
  { id: 'leave-review', path: '/leave-review', messages: ['reviews', 'fields'], guard: 'in', needsScripts: true },
  { id: 'about', path: '/about', messages: ['about'] },
  { id: 'contact', path: '/contact', messages: ['contact', 'home', 'fields'], needsScripts: true },
  { id: 'terms', path: '/terms', messages: ['legal'] },
  { id: 'privacy', path: '/privacy', messages: ['legal'] },
  { id: 'imprint', path: '/imprint', messages: ['legal'] },
  { id: 'promotions', path: '/promotions', messages: ['promotions'] },
  { id: 'offline', path: '/offline', messages: ['offline'] },
  { id: 'not-found', path: '*', messages: [] },
];
