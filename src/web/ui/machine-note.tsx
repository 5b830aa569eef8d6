import styles from './machine-note.module.css';

/** Beside what a machine translated: the restaurant's own words, one tap away. Needs no script to open. */
export function MachineNote({ label, texts, lang }: { label: string; texts: string[]; lang: string }) {
  if (texts.length === 0) return null;
  return (
    <details className={styles.note}>
      <summary>{label}</summary>
      <div lang={lang}>
        {[...new Set(texts)].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}
