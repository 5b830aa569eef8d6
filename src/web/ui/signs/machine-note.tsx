import styles from './machine-note.module.css';

/** Says that a machine translated texts, and opens to show their originals (`texts`, in `lang`). Works without script. */
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
