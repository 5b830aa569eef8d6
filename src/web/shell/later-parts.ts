import { later } from '../app/later.tsx';

const parts = () => import('./parts.later.tsx');

export const LaterAccountControl = later(async () => (await parts()).AccountControl);
export const LaterCartBar = later(async () => (await parts()).CartBar);
export const LaterConfigurationFailed = later(async () => (await parts()).ConfigurationFailed);
export const LaterConfigurationPending = later(async () => (await parts()).ConfigurationPending);
export const LaterFailedPage = later(async () => (await parts()).FailedPage);
export const LaterFooter = later(async () => (await parts()).Footer, { untilSeen: 'far' });
export const LaterGlobalHosts = later(async () => (await parts()).GlobalHosts);
export const LaterHeaderStatus = later(async () => (await parts()).HeaderStatus);
export const LaterLanguageSwitcher = later(async () => (await parts()).LanguageSwitcher);
export const LaterOfflineBanner = later(async () => (await parts()).OfflineBanner);
export const LaterSiteDrawer = later(async () => (await parts()).SiteDrawer);
export const LaterThemeToggle = later(async () => (await parts()).ThemeToggle);
