import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { useStore } from '../app/store.ts';
import { colourMode, toggleColourMode } from '../app/theme.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { Brand } from './brand.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { HeaderStatus } from './header-status.tsx';
import { MAIN_LINKS } from './main-links.ts';
import styles from './site-drawer.module.css';

/** Below 1280 px: the header's links, account and switches behind one button. Closes on navigation. */
export function SiteDrawer() {
  const t = useMessages('shell');
  const restaurant = useKnownRestaurant();
  const isDark = useStore(colourMode) === 'dark';
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation, wherever it came from
  useEffect(close, [key]);
  useCloseWhenWide(isOpen, close);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('open_menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        data-early
      />
      <Drawer open={isOpen} onClose={close} label={t('site_menu')} closeLabel={t('close_menu')} head={<Brand />}>
        {restaurant && <HeaderStatus restaurant={restaurant} />}
        <nav aria-label={t('main_navigation')}>
          <ul className={styles.links}>
            {MAIN_LINKS.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} onClick={close} viewTransition>
                  <Icon name={icon} />
                  {t(label)}
                </NavLink>
              </li>
            ))}
            <li>
              <CartEntry close={close} />
            </li>
          </ul>
        </nav>
        <DrawerAccount close={close} />
        <Switch className={styles.mode} checked={isDark} onChange={toggleColourMode}>
          <span className={styles.modeLabel}>
            <Icon name="moon" />
            {t('dark_mode')}
          </span>
        </Switch>
      </Drawer>
    </>
  );
}

function CartEntry({ close }: { close: () => void }) {
  const t = useMessages('shell');
  const { totalItems, isEmpty } = useCart();
  return (
    <NavLink to="/cart" onClick={close} viewTransition>
      <Icon name="shopping-bag" />
      {t('cart')}
      {!isEmpty && <span className={styles.count}>{totalItems}</span>}
    </NavLink>
  );
}

/** A window made wider shows the links themselves. */
function useCloseWhenWide(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same in every rendering
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia('(min-width: 1280px)');
    const update = () => wide.matches && close();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, [isOpen]);
}
