import type { ServedRoute } from '../../contract/page-handler.ts';
import type { Section } from '../messages/sections.ts';

export interface StaffRoute extends ServedRoute {
  messages: Section[];
  /** Open to everybody: to sign in. */
  open?: boolean;
}

/** Every URL of the place for staff. */
export const staffRoutes: StaffRoute[] = [
  { id: 'board', path: '/staff', messages: ['board', 'statuses', 'order'] },
  { id: 'availability', path: '/staff/menu', messages: ['board', 'statuses', 'availability'] },
  { id: 'sign-in', path: '/staff/login', messages: ['auth', 'fields'], open: true },
  { id: 'not-found', path: '/staff/*', messages: [], open: true },
];
