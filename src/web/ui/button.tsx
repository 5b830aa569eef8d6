import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { type Content, inElement } from './content.tsx';
import { Icon } from './signs/icon.tsx';
import type { IconName } from './signs/icon-names.ts';
import { Spinner } from './signs/spinner.tsx';

interface Look {
  /** `white` is for pictures. */
  variant?: 'primary' | 'tonal' | 'outline' | 'text' | 'white';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  full?: boolean;
  /** Icons before and after the text. */
  before?: IconName | undefined;
  after?: IconName | undefined;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  children: Content;
  /** Something is under way: shows a spinner, stays focusable, ignores presses. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, full, before, after, busy = false, className, children, onClick, ...rest } = props;
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, full }, className)}
      onClick={press}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Spinner /> : before && <Icon name={before} />}
      {inElement(children)}
      {after && <Icon name={after} />}
    </button>
  );
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, 'children'> {
  children: Content;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, full, before, after, className, children, ...rest } = props;
  return (
    <Link {...rest} className={look({ variant, size, full }, className)}>
      {before && <Icon name={before} />}
      {inElement(children)}
      {after && <Icon name={after} />}
    </Link>
  );
}

type LookNames = { [name in 'variant' | 'size' | 'full']: Look[name] | undefined };

function look({ variant = 'primary', size = 'md', full }: LookNames, className: string | undefined): string {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full, className);
}
