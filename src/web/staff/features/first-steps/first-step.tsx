import { Link } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import styles from './first-steps.module.css';

interface FirstStepProps {
  icon: IconName;
  /** The page on which the step is taken; null: not in the staff's app. */
  to: string | null;
  isDone: boolean;
  title: string;
  /** Why, or how. Not shown once the step is done. */
  text: string;
}

export function FirstStep({ icon, to, isDone, title, text }: FirstStepProps) {
  const t = useMessages('first-steps');
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      <Icon name={isDone ? 'circle-check' : icon} className={styles.sign} />
      <div className={styles.words}>
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          <span className={styles.link}>{title}</span>
        )}
        {isDone ? <span className="visually-hidden">{t('is_done')}</span> : <p className={styles.text}>{text}</p>}
      </div>
      {to && <Icon name="chevron-right" className={styles.chevron} />}
    </li>
  );
}
