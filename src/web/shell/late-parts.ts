/** What stands on every page and hydrates after it: one file, because many small ones compress worse and cost requests. */
export { ConfigurationFailed, ConfigurationPending } from './configuration-states.tsx';
export { FailedPage } from './failed-page.tsx';
export { Footer } from './footer.tsx';
export { GlobalHosts } from './global-hosts.tsx';
export { HeaderTools } from './header-tools.tsx';
