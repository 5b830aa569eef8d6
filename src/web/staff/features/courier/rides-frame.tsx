import { useEffect } from 'react';
import type { Content, Elements } from '../../../ui/content.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './rides.module.css';

interface RidesFrameProps {
  title: string;
  text?: Content;
  children: Elements;
}

/** The frame of the pages for couriers who are signed in: one column, as wide as a phone. */
export function RidesFrame({ title, text, children }: RidesFrameProps) {
  const { pageTitle } = useStaff();
  useEffect(() => {
    pageTitle.set(title);
    return () => pageTitle.set(null);
  }, [pageTitle, title]);
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </header>
      {children}
    </div>
  );
}
