import { Panel } from '../../../ui/panel.tsx';
import styles from './ranking.module.css';

interface RankingProps {
  title: string;
  /** Shown instead of rows if there are none. */
  empty: string;
  rows: readonly { key: string; name: string; amount: string; money: string }[];
}

/** A ranking, best first. */
export function Ranking({ title, empty, rows }: RankingProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ol className={styles.rows}>
          {rows.map(({ key, name, amount, money }) => (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              <span className={styles.figures}>
                <span className="muted">{amount}</span>
                <span className={styles.money}>{money}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
