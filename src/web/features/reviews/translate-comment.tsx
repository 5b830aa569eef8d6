import { useState } from 'react';
import { translate } from '../../../contract/endpoints/translate.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { commentLines } from './comment-lines.ts';
import styles from './translate-comment.module.css';

/** With the slash of the specification, which the server ignores and its document leaves out. */
const AS_SPECIFIED = { ...translate, path: '/translate/' };

/** The translations of this visit, by language and text (specification section 4, "Translation"). */
const known = new Map<string, string>();

/** Translates a comment and shows it below the original. If there is no translation, nothing is shown or said. */
export function TranslateComment({ text }: { text: string }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const { api } = useApp();
  const key = `${language} ${text}`;
  // Keys, because in another language the same comment is offered anew.
  const [busy, setBusy] = useState('');
  const [answered, setAnswered] = useState('');

  async function show(): Promise<void> {
    if (!text || !language) throw new Error('Text and target language are required for translation.');
    setBusy(key);
    const result = await api.call(AS_SPECIFIED, { body: { text, targetLanguage: language }, quiet: true });
    if (result.ok) known.set(key, result.data.data.translatedText);
    setBusy('');
    setAnswered(key);
  }

  if (!known.has(key) && answered !== key) {
    return (
      <Button variant="text" size="sm" className={styles.offer} busy={busy === key} onClick={() => void show()}>
        {t('translate')}
      </Button>
    );
  }
  return (
    <div className={styles.translation} tabIndex={-1} ref={answered === key ? takeFocus : null}>
      {known.has(key) && (
        <>
          <p className={styles.maker}>{t('translated')}</p>
          <p lang={language}>{commentLines(known.get(key) ?? '')}</p>
        </>
      )}
    </div>
  );
}

/** Takes the focus over from the pressed button, which is removed. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
