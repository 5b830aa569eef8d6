import { useMessages } from '../../app/app-context.ts';

/** The texts of a password field besides its own label. */
export function usePasswordLabels() {
  const t = useMessages('auth');
  return { show: t('show_password'), hide: t('hide_password'), capsLock: t('caps_lock') };
}
