import type { Sections } from '../messages/sections.ts';
import type { IconName } from '../ui/icon-names.ts';

interface MainLink {
  to: string;
  label: keyof Sections['shell'] & string;
  icon: IconName;
}

/** Header and drawer hold the same links; the cart stands beside them because it shows a count. */
export const MAIN_LINKS: MainLink[] = [
  { to: '/', label: 'home', icon: 'house' },
  { to: '/menu', label: 'menu', icon: 'utensils' },
  { to: '/about', label: 'about_us', icon: 'info' },
  { to: '/contact', label: 'contact', icon: 'mail' },
];
