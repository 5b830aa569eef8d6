import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './pagination.module.css';
import { Icon } from './signs/icon.tsx';
import type { IconName } from './signs/icon-names.ts';

/** How many page buttons are shown (specification section 9). */
const VISIBLE = 7;
/** How many of them fit between the arrows on the narrowest phone. */
const FEW = 4;

interface PaginationProps {
  /** The first is 1. */
  page: number;
  pages: number;
  /** The address of a page. If it is given, the buttons are links. */
  to?: (page: number) => string;
  onChange?(page: number): void;
  /** Accessible names: of the whole, of the two arrows, of a page's button. */
  labels: { group: string; previous: string; next: string; page(page: number): string };
}

/** Buttons of up to seven pages around the current one, and the two arrows. Renders nothing for a single page. */
export function Pagination({ page, pages, to, onChange, labels }: PaginationProps) {
  if (pages <= 1) return null;
  const first = Math.max(1, Math.min(page - (VISIBLE - 1) / 2, pages - VISIBLE + 1));
  const numbers = Array.from({ length: Math.min(VISIBLE, pages) }, (_, i) => first + i);
  const step = (target: number, label: string, icon: IconName) => (
    <Target target={target} to={to} onChange={onChange} label={label} disabled={target < 1 || target > pages}>
      <Icon name={icon} />
    </Target>
  );
  return (
    <nav aria-label={labels.group} className={styles.pagination}>
      <div className={styles.bar} data-few={numbers.length <= FEW || undefined}>
        {step(page - 1, labels.previous, 'chevron-left')}
        <ol className={styles.pages}>
          {numbers.map((number) => (
            <li key={number}>
              <Target target={number} to={to} onChange={onChange} label={labels.page(number)} current={number === page}>
                {number}
              </Target>
            </li>
          ))}
        </ol>
        {step(page + 1, labels.next, 'chevron-right')}
      </div>
    </nav>
  );
}

interface TargetProps {
  target: number;
  to: PaginationProps['to'];
  onChange: PaginationProps['onChange'];
  label: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

function Target({ target, to, onChange, label, current = false, disabled = false, children }: TargetProps) {
  const common = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (to && !disabled) {
    return (
      <Link to={to(target)} {...common}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" disabled={disabled} onClick={() => onChange?.(target)} {...common}>
      {children}
    </button>
  );
}
