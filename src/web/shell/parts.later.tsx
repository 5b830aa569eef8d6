/** The shell's parts that nobody needs in the first moment, in one file. */
export { AccountControl } from './account-control.tsx';
export { CartBar } from './cart-bar.tsx';
export { Footer } from './footer.tsx';
export { GlobalHosts } from './global-hosts.tsx';
export { LanguageSwitcher } from './language-switcher.tsx';
export { OfflineBanner } from './offline-banner.tsx';
