import type { ServedRoute } from '../../contract/page-handler.ts';
import type { StaffPermission } from '../../domain/people/staff-roles.ts';
import type { SectionName } from '../messages/sections.ts';
import type { OfficeGroup, OfficeLink } from './office-groups.ts';

export interface StaffRoute extends ServedRoute {
  messages: SectionName[];
  /** Key of its heading, `section.key`, for the time of the sign-in check. Default: the `title` of its last message section. */
  title?: string;
  /** Open to everybody, as the sign-in page is. */
  open?: boolean;
  /** The permission that the page requires; undefined: any role may open it. */
  needs?: StaffPermission;
  /** For pages of the office, where the restaurant's record is kept: their entry in its navigation. */
  office?: OfficeLink;
  /** For a page of the office without an entry: the group that it belongs to; null: it is the office's first page. */
  within?: OfficeGroup | null;
}

/** Every URL of the staff's app. */
export const staffRoutes: StaffRoute[] = [
  { id: 'board', path: '/staff', messages: ['board', 'statuses', 'order', 'first-steps'], title: 'board.title' },
  {
    id: 'orders',
    path: '/staff/orders',
    messages: ['editing', 'board', 'statuses', 'order', 'all-orders'],
    office: { group: 'reports', icon: 'receipt-text', label: 'orders' },
  },
  {
    id: 'order',
    path: '/staff/orders/:id',
    messages: ['editing', 'board', 'statuses', 'order', 'order-page', 'product', 'dish', 'phone-order'],
  },
  {
    id: 'new-order',
    path: '/staff/new-order',
    messages: ['editing', 'board', 'statuses', 'fields', 'addresses', 'product', 'dish', 'phone-order'],
  },
  { id: 'station', path: '/staff/stations/:id', messages: ['editing', 'kitchen', 'statuses'] },
  { id: 'availability', path: '/staff/menu', messages: ['editing', 'board', 'statuses', 'availability'] },
  {
    id: 'menu-editor',
    path: '/staff/menu/edit',
    messages: ['editing', 'fields', 'dish-copies', 'menu-start', 'menu-editor'],
    needs: 'menu',
    office: { group: 'offers', icon: 'utensils', label: 'menu', isArea: true },
  },
  {
    id: 'dish',
    path: '/staff/menu/edit/dishes/:id',
    messages: ['editing', 'fields', 'menu-editor', 'availability', 'product', 'dish', 'tax-settings'],
    title: 'menu-editor.dish',
    needs: 'menu',
    within: 'offers',
  },
  {
    id: 'prices',
    path: '/staff/menu/prices',
    messages: ['editing', 'fields', 'menu-editor', 'prices'],
    needs: 'menu',
    within: 'offers',
  },
  {
    id: 'option-groups',
    path: '/staff/menu/options',
    messages: ['editing', 'fields', 'menu-editor', 'product', 'tax-settings'],
    title: 'menu-editor.options',
    needs: 'menu',
    office: { group: 'offers', icon: 'sliders-horizontal', label: 'options' },
  },
  {
    id: 'translations',
    path: '/staff/translations',
    messages: ['editing', 'translations'],
    needs: 'menu',
    office: { group: 'offers', icon: 'spell-check', label: 'translations' },
  },
  {
    id: 'today',
    path: '/staff/restaurant',
    messages: ['editing', 'first-steps', 'today'],
    needs: 'settings',
    within: null,
  },
  {
    id: 'office-group',
    path: '/staff/restaurant/group/:group',
    messages: ['editing'],
    title: 'editing.navigation',
    needs: 'settings',
  },
  {
    id: 'details',
    path: '/staff/restaurant/details',
    messages: ['editing', 'fields', 'details-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'store', label: 'details' },
  },
  {
    id: 'hours',
    path: '/staff/restaurant/hours',
    messages: ['editing', 'fields', 'home', 'hours-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'clock', label: 'hours' },
  },
  {
    id: 'order-times',
    path: '/staff/restaurant/times',
    messages: ['editing', 'fields', 'home', 'hours-settings', 'order-times'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'timer', label: 'times' },
  },
  {
    id: 'legal',
    path: '/staff/restaurant/legal',
    messages: ['editing', 'fields', 'legal-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'scale', label: 'legal' },
  },
  {
    id: 'taxes',
    path: '/staff/restaurant/taxes',
    messages: ['editing', 'fields', 'tax-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'receipt-text', label: 'taxes' },
  },
  {
    id: 'fees',
    path: '/staff/restaurant/fees',
    messages: ['editing', 'fields', 'fee-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'shopping-bag', label: 'fees' },
  },
  {
    id: 'delivery',
    path: '/staff/restaurant/delivery',
    messages: ['editing', 'fields', 'delivery-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'bike', label: 'delivery' },
  },
  {
    id: 'acceptance',
    path: '/staff/restaurant/unanswered',
    messages: ['editing', 'fields', 'acceptance'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'hourglass', label: 'unanswered' },
  },
  {
    id: 'alarms',
    path: '/staff/alarms',
    messages: ['editing', 'fields', 'acceptance', 'alarms'],
    office: { group: 'restaurant', icon: 'bell-ring', label: 'alarms' },
  },
  {
    id: 'printers',
    path: '/staff/restaurant/printers',
    messages: ['editing', 'fields', 'printers'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'printer', label: 'printers' },
  },
  {
    id: 'stations',
    path: '/staff/restaurant/stations',
    messages: ['editing', 'fields', 'stations'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'chef-hat', label: 'stations' },
  },
  {
    id: 'payment',
    path: '/staff/restaurant/payment',
    messages: ['editing', 'fields', 'statuses', 'payment-settings'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'wallet', label: 'payment' },
  },
  {
    id: 'promotions',
    path: '/staff/restaurant/promotions',
    messages: ['editing', 'fields', 'promotions', 'staff-promotions'],
    title: 'staff-promotions.promotions',
    needs: 'promotions',
    office: { group: 'offers', icon: 'ticket-percent', label: 'promotions' },
  },
  {
    id: 'rewards',
    path: '/staff/restaurant/rewards',
    messages: ['editing', 'fields', 'promotions', 'staff-promotions'],
    title: 'staff-promotions.rewards',
    needs: 'promotions',
    office: { group: 'offers', icon: 'gift', label: 'rewards' },
  },
  {
    id: 'slides',
    path: '/staff/restaurant/highlights',
    messages: ['editing', 'fields', 'menu-editor', 'slides'],
    title: 'slides.page_title',
    needs: 'settings',
    office: { group: 'offers', icon: 'sparkles', label: 'highlights' },
  },
  {
    id: 'about',
    path: '/staff/restaurant/about',
    messages: ['editing', 'fields', 'about-editor'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'quote', label: 'about' },
  },
  {
    id: 'languages',
    path: '/staff/restaurant/languages',
    messages: ['editing', 'languages'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'languages', label: 'languages' },
  },
  {
    id: 'theme',
    path: '/staff/restaurant/theme',
    messages: ['editing', 'fields', 'theme'],
    needs: 'settings',
    office: { group: 'restaurant', icon: 'palette', label: 'theme' },
  },
  {
    id: 'domains',
    path: '/staff/restaurant/domains',
    messages: ['editing', 'fields', 'domains'],
    needs: 'domains',
    office: { group: 'restaurant', icon: 'globe', label: 'domains' },
  },
  {
    id: 'team',
    path: '/staff/restaurant/people',
    messages: ['editing', 'fields', 'team'],
    needs: 'people',
    office: { group: 'restaurant', icon: 'users', label: 'people' },
  },
  {
    id: 'customers',
    path: '/staff/customers',
    messages: ['editing', 'customers'],
    office: { group: 'customers', icon: 'users', label: 'customers', isArea: true },
  },
  {
    id: 'customer',
    path: '/staff/customers/:id',
    messages: ['editing', 'board', 'statuses', 'order', 'customers'],
    within: 'customers',
  },
  {
    id: 'guests',
    path: '/staff/restaurant/guests',
    messages: ['editing', 'fields', 'guests'],
    needs: 'settings',
    office: { group: 'customers', icon: 'user', label: 'guests' },
  },
  {
    id: 'messages',
    path: '/staff/restaurant/messages',
    messages: ['editing', 'inbox'],
    needs: 'settings',
    office: { group: 'customers', icon: 'mail', label: 'messages' },
  },
  {
    id: 'mailing-list',
    path: '/staff/restaurant/mailing-list',
    messages: ['editing', 'mailing-list-settings'],
    needs: 'customers',
    office: { group: 'customers', icon: 'send', label: 'mailing_list' },
  },
  {
    id: 'campaigns',
    path: '/staff/restaurant/campaigns',
    messages: ['editing', 'campaigns'],
    needs: 'customers',
    office: { group: 'customers', icon: 'quote', label: 'campaigns' },
  },
  {
    id: 'reviews',
    path: '/staff/restaurant/reviews',
    messages: ['editing', 'reviews', 'staff-reviews'],
    needs: 'reviews',
    office: { group: 'customers', icon: 'message-square', label: 'reviews' },
  },
  {
    id: 'reports',
    path: '/staff/restaurant/figures',
    messages: ['editing', 'board', 'statuses', 'reports'],
    needs: 'figures',
    office: { group: 'reports', icon: 'chart-column', label: 'figures' },
  },
  {
    id: 'audit',
    path: '/staff/restaurant/history',
    messages: ['editing', 'statuses', 'audit'],
    needs: 'audit',
    office: { group: 'reports', icon: 'history', label: 'history' },
  },
  { id: 'sign-in', path: '/staff/login', messages: ['auth', 'fields'], open: true },
  { id: 'kitchen', path: '/staff/kitchen', messages: ['fields', 'kitchen', 'statuses'], open: true },
  { id: 'join', path: '/staff/join', messages: ['auth', 'fields', 'join'], open: true },
  { id: 'not-found', path: '/staff/*', messages: [], open: true },
];

/** The key of a page's heading, `section.key`. */
export function titleOf({ title, messages }: StaffRoute): string {
  return title ?? `${messages.at(-1)}.title`;
}
