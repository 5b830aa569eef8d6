import { useId } from 'react';
import { Link } from 'react-router';
import { type Content, type Elements, inElement } from './content.tsx';
import styles from './section.module.css';
import { Icon } from './signs/icon.tsx';

interface SectionProps {
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Beside the title: usually a `SectionLink`. */
  more?: Elements;
  children: Elements;
}

/** A part of a page as wide as the page, with its heading. */
export function Section({ title, text, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {more}
      </div>
      {children}
    </section>
  );
}

export function SectionLink({ to, children }: { to: string; children: Content }) {
  return (
    <Link className={styles.link} to={to} viewTransition>
      {inElement(children)}
      <Icon name="arrow-right" />
    </Link>
  );
}
