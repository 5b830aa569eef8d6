import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/content.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import styles from './first-steps.module.css';

interface FirstStepProps {
  icon: IconName;
  /** The page on which the step is taken; a page of the storefront opens beside this one; null: it is taken here. */
  to: string | null;
  isDone: boolean;
  /** Whether it is the one to take now. */
  isNext: boolean;
  title: string;
  /** Why, or how. Not shown once the step is done. */
  text: string;
  /** A button instead of a page. */
  action?: Elements;
}

export function FirstStep({ icon, to, isDone, isNext, title, text, action }: FirstStepProps) {
  const t = useMessages('first-steps');
  const { pathname } = useLocation();
  return (
    <li className={classNames(styles.step, isDone && styles.done, isNext && styles.next)}>
      <Icon name={isDone ? 'circle-check' : icon} className={styles.sign} />
      <div className={styles.words}>
        {isNext && <span className={styles.now}>{t('next')}</span>}
        {to === null ? (
          <span className={styles.link}>{title}</span>
        ) : to.startsWith('/staff') ? (
          <Link to={to} state={{ back: pathname }} className={styles.link}>
            {title}
          </Link>
        ) : (
          <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
            {title}
          </a>
        )}
        {isDone ? <span className="visually-hidden">{t('is_done')}</span> : <p className={styles.text}>{text}</p>}
      </div>
      {!isDone && action}
      {to !== null && <Icon name="chevron-right" className={styles.chevron} />}
    </li>
  );
}
