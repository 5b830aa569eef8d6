/** The shell's parts that nobody needs in the first moment, in one file. */
export { AccountControl } from './account-control.tsx';
export { CartBar } from './cart-bar.tsx';
export { ConfigurationFailed, ConfigurationPending } from './configuration-states.tsx';
export { FailedPage } from './failed-page.tsx';
export { Footer } from './footer.tsx';
export { GlobalHosts } from './global-hosts.tsx';
export { HeaderStatus } from './header-status.tsx';
export { LanguageSwitcher } from './language-switcher.tsx';
export { OfflineBanner } from './offline-banner.tsx';
export { SiteDrawer } from './site-drawer.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
