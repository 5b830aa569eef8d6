import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import type { Elements } from '../content.tsx';
import { Icon } from '../signs/icon.tsx';
import type { IconName } from '../signs/icon-names.ts';
import styles from './popover-menu.module.css';
import { useMenu } from './use-menu.ts';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  /** The language of the label where it is not the page's. */
  lang?: string;
  icon?: IconName;
  /** A round picture before the label, as a flag. */
  picture?: string;
  /** If given, the entries are radio items, and this says whether the entry is the chosen one. */
  checked?: boolean;
  /** The address of an entry that is a link. */
  to?: string;
  onSelect?(): void;
  danger?: boolean;
  /** Draws a line above the entry. */
  separated?: boolean;
}

interface PopoverMenuProps {
  /** The accessible name of the button and its menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** Above the entries, not one of them. */
  head?: Elements;
  entries: readonly MenuEntry[];
}

/** A button with a menu under it, opened by hover, tap, Enter or arrows. */
export function PopoverMenu({ label, trigger, triggerClassName, head, entries }: PopoverMenuProps) {
  const id = useId();
  const menu = useMenu();
  const { open, close, area } = menu;
  useOutsidePress(open, area.ref, close);

  return (
    <div {...area} className={styles.root}>
      <button
        ref={menu.button}
        type="button"
        className={classNames(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={menu.press}
      >
        {trigger}
      </button>
      {open && (
        <div ref={menu.popover} className={styles.popover}>
          {head && <div className={styles.head}>{head}</div>}
          <div id={id} role="menu" aria-label={label}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} chosen={() => close(true)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Entry({ entry, chosen }: { entry: MenuEntry; chosen(): void }) {
  const { label, lang, icon, picture, checked, to, onSelect, danger, separated } = entry;
  const common = {
    lang,
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    className: classNames(styles.entry, danger && styles.danger, separated && styles.separated),
    onClick() {
      chosen();
      onSelect?.();
    },
  };
  const content = (
    <>
      {picture && <img src={picture} alt="" width={24} height={24} className={styles.picture} />}
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {checked && <Icon name="check" className={styles.check} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...common}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...common}>
      {content}
    </button>
  );
}

function useOutsidePress(active: boolean, root: { current: HTMLElement | null }, act: () => void): void {
  const onPress = useEffectEvent((event: Event) => !root.current?.contains(event.target as Node) && act());
  useEffect(() => {
    if (!active) return;
    const press = (event: Event) => void onPress(event);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [active]);
}
