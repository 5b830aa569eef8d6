import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import type { Elements } from '../../ui/content.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './header-more.module.css';

/** What a page has no room for in the header, behind one button. It closes with Escape, by a press elsewhere, and on another page. */
export function HeaderMore({ children }: { children: Elements }) {
  const t = useMessages('staff');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => !root.current?.contains(event.target as Node) && setIsOpen(false);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !root.current?.contains(relatedTarget as Node)) setIsOpen(false);
  }
  function press({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  const area = { ref: root, onBlur: leave, onKeyDown: press };
  return (
    <div {...area} className={styles.root}>
      <IconButton
        ref={button}
        icon="menu"
        label={t('more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
