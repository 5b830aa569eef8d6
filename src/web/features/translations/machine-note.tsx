import styles from './machine-note.module.css';

/** Beside what a machine translated: the restaurant's own words, one tap away. Needs no script to open. */
export function MachineNote(props: { label: string; originals: Record<string, string> | undefined; lang: string }) {
  const { label, originals, lang } = props;
  if (!originals) return null;
  return (
    <details className={styles.note}>
      <summary>{label}</summary>
      <div lang={lang}>
        {Object.entries(originals).map(([name, text]) => (
          <p key={name}>{text}</p>
        ))}
      </div>
    </details>
  );
}
