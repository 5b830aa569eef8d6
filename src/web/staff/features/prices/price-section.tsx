import { useId } from 'react';
import type { Content, Elements } from '../../../ui/content.tsx';
import styles from './prices-page.module.css';

interface PriceSectionProps {
  name: string;
  /** Beside the name. */
  note?: Content;
  /** Whether it needs the whole width of the page. */
  isWide?: boolean;
  children: (titleId: string) => Elements;
}

/** Prices under a name, which also names their table. */
export function PriceSection({ name, note, isWide = false, children }: PriceSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-wide={isWide || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {note && <p className="muted small">{note}</p>}
      </div>
      {children(id)}
    </section>
  );
}
