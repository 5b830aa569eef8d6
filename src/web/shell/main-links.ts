/** Header and drawer hold the same links; the cart stands beside them because it shows a count. */
export const MAIN_LINKS = [
  { to: '/', label: 'home' },
  { to: '/menu', label: 'menu' },
  { to: '/about', label: 'about_us' },
  { to: '/contact', label: 'contact' },
] as const;
