import type { PublicLegal } from '../../../contract/legal.ts';
import { useMessages } from '../../app/app-context.ts';
import styles from './legal-page.module.css';

const SHOWN = ['company', 'register', 'taxNumber', 'responsible'] as const;

/** Who runs the restaurant. What it has left empty is not shown. */
export function LegalFacts({ legal }: { legal: PublicLegal }) {
  const t = useMessages('legal');
  const given = SHOWN.filter((fact) => legal[fact] !== '');
  return given.length === 0 ? null : (
    <dl className={`${styles.details} ${styles.facts}`}>
      {given.map((fact) => (
        <div key={fact}>
          <dt>{t(`fact_${fact}`)}</dt>
          <dd>{legal[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
