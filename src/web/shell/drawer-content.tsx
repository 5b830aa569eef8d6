import { memo, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { colourMode } from '../app/hosts/theme.ts';
import { toggleColourMode } from '../app/hosts/toggle-colour-mode.ts';
import { useStore } from '../app/storage/store.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { painted } from '../ui/painted.ts';
import { Icon } from '../ui/signs/icon.tsx';
import { Brand } from './brand.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import styles from './drawer-content.module.css';
import { HeaderStatus } from './header-status.tsx';
import { MAIN_LINKS } from './main-links.ts';

/** Icons of the main links. In the header the same links have none. */
const ICONS = { home: 'house', menu: 'utensils', about_us: 'info', contact: 'mail' } as const;

interface DrawerContentProps {
  open: boolean;
  close(): void;
}

/** The header's links, the account and the dark mode, behind the phone's menu button. */
export function DrawerContent({ open, close }: DrawerContentProps) {
  const t = useMessages('shell');
  useCloseWhenWide(open, close);
  return (
    <Drawer
      kept
      open={open}
      onClose={(panel) => leave(panel, close)}
      label={t('site_menu')}
      closeLabel={t('close_menu')}
      head={<Brand />}
    >
      <Entries close={close} />
    </Drawer>
  );
}

/** Apart, and memoised, so that opening the drawer does not draw it again: whoever tapped would wait for that. */
const Entries = memo(function Entries({ close }: { close: () => void }) {
  const t = useMessages('shell');
  const restaurant = useKnownRestaurant();
  return (
    <>
      {restaurant && <HeaderStatus />}
      <nav aria-label={t('main_navigation')}>
        <ul className={styles.links}>
          {MAIN_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} onClick={close} viewTransition>
                <Icon name={ICONS[label]} />
                <span>{t(label)}</span>
              </NavLink>
            </li>
          ))}
          <li>
            <CartEntry close={close} />
          </li>
        </ul>
      </nav>
      <DrawerAccount close={close} />
      <DarkMode />
    </>
  );
});

function CartEntry({ close }: { close: () => void }) {
  const t = useMessages('shell');
  const { totalItems, isEmpty } = useCart();
  return (
    <NavLink to="/cart" onClick={close} viewTransition>
      <Icon name="shopping-bag" />
      <span>{t('cart')}</span>
      {!isEmpty && <span className={styles.count}>{totalItems}</span>}
    </NavLink>
  );
}

function DarkMode() {
  const t = useMessages('shell');
  const isDark = useStore(colourMode) === 'dark';
  return (
    <Switch className={styles.mode} checked={isDark} onChange={toggleColourMode}>
      <span className={styles.modeLabel}>
        <Icon name="moon" />
        <span>{t('dark_mode')}</span>
      </span>
    </Switch>
  );
}

/** Hides the panel at once and closes it after the paint: closing gives the whole page new styles, for it is no longer inert. */
function leave(panel: HTMLElement | null, close: () => void): void {
  panel?.setAttribute('data-leaving', '');
  void painted().then(() => {
    flushSync(close);
    panel?.removeAttribute('data-leaving');
  });
}

/** Closes the drawer when the window becomes so wide that the header shows the links itself. */
function useCloseWhenWide(isOpen: boolean, close: () => void): void {
  const onWide = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia('(width >= 80em)');
    const update = () => wide.matches && onWide();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, [isOpen]);
}
