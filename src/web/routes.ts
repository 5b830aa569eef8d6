import type { ServedRoute } from '../contract/page-handler.ts';
import type { Section } from './messages/sections.ts';

export interface PageRoute extends ServedRoute {
  messages: Section[];
  /** No header and footer. */
  bare?: boolean;
}

/** Every URL of specification section 2. */
export const pageRoutes: PageRoute[] = [
  { id: 'home', path: '/', file: 'home.tsx', messages: ['home', 'dish', 'promotions'] },
  { id: 'menu', path: '/menu', file: 'menu.tsx', messages: ['menu', 'dish'], query: ['category', 'q', 'promo'] },
  { id: 'product', path: '/product/:productId', file: 'product.tsx', messages: ['product', 'dish'] },
  { id: 'cart', path: '/cart', file: 'cart.tsx', messages: ['cart'] },
  {
    id: 'checkout',
    path: '/checkout',
    file: 'checkout.tsx',
    messages: ['checkout', 'addresses', 'fields'],
    guard: 'in',
  },
  { id: 'login', path: '/auth/login', file: 'login.tsx', messages: ['auth', 'fields'], guard: 'out', bare: true },
  {
    id: 'register',
    path: '/auth/register',
    file: 'register.tsx',
    messages: ['auth', 'fields'],
    guard: 'out',
    bare: true,
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    file: 'forgot-password.tsx',
    messages: ['auth', 'fields'],
    bare: true,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    file: 'reset-password.tsx',
    messages: ['auth', 'fields'],
    bare: true,
  },
  { id: 'profile', path: '/profile', file: 'profile.tsx', messages: ['profile', 'addresses', 'fields'], guard: 'in' },
  { id: 'favorites', path: '/favorites', file: 'favorites.tsx', messages: ['favorites', 'dish'], guard: 'in' },
  { id: 'orders', path: '/orders', file: 'orders.tsx', messages: ['orders', 'statuses'], guard: 'in' },
  { id: 'order', path: '/orders/:orderId', file: 'order-details.tsx', messages: ['order', 'statuses'], guard: 'in' },
  { id: 'reviews', path: '/reviews', file: 'reviews.tsx', messages: ['reviews'], query: ['rating', 'sort', 'page'] },
  { id: 'leave-review', path: '/leave-review', file: 'leave-review.tsx', messages: ['reviews', 'fields'], guard: 'in' },
  { id: 'about', path: '/about', file: 'about.tsx', messages: ['about'] },
  { id: 'contact', path: '/contact', file: 'contact.tsx', messages: ['contact', 'home', 'fields'] },
  { id: 'terms', path: '/terms', file: 'terms.tsx', messages: ['legal'] },
  { id: 'privacy', path: '/privacy', file: 'privacy.tsx', messages: ['legal'] },
  { id: 'promotions', path: '/promotions', file: 'promotions.tsx', messages: ['promotions'] },
  { id: 'not-found', path: '*', file: 'not-found.tsx', messages: [] },
];
