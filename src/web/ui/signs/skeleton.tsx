import { classNames } from '../class-names.ts';
import type { Elements } from '../content.tsx';
import styles from './skeleton.module.css';

/** A grey placeholder: a `line` of text, a `title`, or a `block` whose size `className` sets. */
export function Skeleton({
  shape = 'line',
  width = 'full',
  className,
}: {
  shape?: 'line' | 'title' | 'block';
  width?: 'short' | 'medium' | 'full';
  className?: string | undefined;
}) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[width], className)} />;
}

/** Holds skeletons, and tells screen readers by `label` that something is loading. Appears after 150 ms. */
export function SkeletonArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: Elements;
}) {
  return (
    <div aria-busy="true" className={classNames(styles.area, className)}>
      <span role="status" className="visually-hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
