import { useState } from 'react';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './translate-comment.module.css';

/** What was translated in this visit, by language and text (specification section 4, "Translation"). */
const known = new Map<string, string>();

/** Translates what a customer wrote, below the original. Without a translation the original stands alone, silently. */
export function TranslateComment({ text }: { text: string }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const { api } = useApp();
  const key = `${language} ${text}`;
  const [state, setState] = useState<'offered' | 'busy' | 'done'>(known.has(key) ? 'done' : 'offered');

  async function translate(): Promise<void> {
    setState('busy');
    const result = await api.translate(text, language);
    if (result.ok) known.set(key, result.data.data.translatedText);
    setState('done');
  }

  if (state !== 'done') {
    return (
      <Button
        variant="text"
        size="sm"
        className={styles.offer}
        busy={state === 'busy'}
        onClick={() => void translate()}
      >
        {t('translate')}
      </Button>
    );
  }
  return (
    <div className={styles.translation} role="status">
      {known.has(key) && (
        <>
          <p className={styles.maker}>{t('translated')}</p>
          <p lang={language}>{known.get(key)}</p>
        </>
      )}
    </div>
  );
}
