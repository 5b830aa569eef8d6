import { officeRoutes } from './office-routes.ts';
import type { StaffRoute } from './staff-route.ts';

/** Every URL of the staff's app. */
export const staffRoutes: StaffRoute[] = [
  {
    id: 'board',
    path: '/staff',
    messages: ['board', 'handing', 'statuses', 'order', 'first-steps'],
    title: 'board.title',
  },
  {
    id: 'order',
    path: '/staff/orders/:id',
    messages: ['editing', 'board', 'handing', 'statuses', 'order', 'order-page', 'product', 'dish', 'phone-order'],
  },
  {
    id: 'new-order',
    path: '/staff/new-order',
    messages: ['editing', 'board', 'statuses', 'fields', 'addresses', 'product', 'dish', 'deals', 'phone-order'],
  },
  { id: 'station', path: '/staff/stations/:id', messages: ['editing', 'statuses', 'kitchen'] },
  { id: 'availability', path: '/staff/menu', messages: ['editing', 'board', 'statuses', 'availability'] },
  {
    id: 'office-group',
    path: '/staff/restaurant/group/:group',
    messages: ['editing'],
    title: 'editing.navigation',
    needs: 'settings',
  },
  ...officeRoutes,
  { id: 'rides', path: '/staff/rides', messages: ['statuses', 'courier', 'rides'], needs: 'rides' },
  {
    id: 'ride',
    path: '/staff/rides/:id',
    messages: ['fields', 'statuses', 'courier', 'rides'],
    needs: 'rides',
  },
  { id: 'sign-in', path: '/staff/login', messages: ['auth', 'fields'], open: true },
  { id: 'kitchen', path: '/staff/kitchen', messages: ['fields', 'kitchen', 'statuses'], open: true },
  { id: 'courier', path: '/staff/courier', messages: ['fields', 'statuses', 'courier'], open: true },
  { id: 'join', path: '/staff/join', messages: ['auth', 'fields', 'join'], open: true },
  { id: 'not-found', path: '/staff/*', messages: [], open: true },
];
