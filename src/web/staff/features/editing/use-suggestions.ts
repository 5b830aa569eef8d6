import { useRef, useState } from 'react';
import type { TextSuggestions, TextSuggestionsInput } from '../../../../contract/staff/staff-menu.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import type { Language } from '../../../../domain/languages.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import type { TextDraft } from '../../app/text-draft.ts';

export type Suggest = (input: TextSuggestionsInput) => Promise<ApiResult<{ data: TextSuggestions }>>;

interface Options {
  suggest: Suggest | undefined;
  value: TextDraft;
  own: Language;
  onChange(value: TextDraft): void;
}

/**
 * Fills languages with machine translations of the restaurant's own text, without saving them. Null if there is no translation
 * provider, or nothing to translate yet.
 */
export function useSuggestions({ suggest, value, own, onChange }: Options) {
  const t = useMessages('editing');
  const { snackbar } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const [suggested, setSuggested] = useState<TextSuggestions['texts']>({});
  const latest = useRef(value);
  latest.current = value;
  const text = value[own].trim();
  if (!suggest || text === '') return null;

  async function ask(languages: Language[]): Promise<void> {
    if (!suggest) return;
    setIsAsking(true);
    const result = await suggest({ text, languages });
    setIsAsking(false);
    if (!result.ok) return snackbar.show(refusalText(result.failure) || t('not_suggested'), { tone: 'error' });
    const { texts } = result.data.data;
    setSuggested({ ...suggested, ...texts });
    // A text that was typed during the request stays.
    const free = Object.entries(texts).filter(([language]) => latest.current[language as Language].trim() === '');
    onChange({ ...latest.current, ...Object.fromEntries(free) });
  }

  return {
    isAsking,
    ask,
    isSuggested: (language: Language) => value[language] !== '' && suggested[language] === value[language],
  };
}
