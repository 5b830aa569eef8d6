import type { Language } from '../../../domain/languages.ts';
import styles from './legal-page.module.css';

/** A text that the restaurant has written: paragraphs between empty lines, and headings after "# ". */
export function OwnText({ text, lang }: { text: string; lang: Language }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <div lang={lang} className={styles.own}>
      {parts.map((part, index) => {
        // Texts repeat themselves, and stand in their order.
        const key = `${index}`;
        return part.startsWith('# ') ? <h2 key={key}>{part.slice(2)}</h2> : <p key={key}>{part}</p>;
      })}
    </div>
  );
}
