import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quotePhoneOrder } from '../../../../contract/endpoints/phone-orders.ts';
import type { PhoneQuote } from '../../../../contract/staff/staff-phone-orders.ts';
import { useStaff } from '../../app/staff-context.ts';
import { type PhoneDraft, quoteInputOf } from './phone-draft.ts';

/** The server is asked once typing has paused for so long. */
const PAUSE_MS = 150;

export interface QuoteState {
  quote: PhoneQuote | null;
  /** Whether the draft is another one than that of `quote`. */
  isOld: boolean;
  /** Why there is no quote: the server's sentence, or '' if it did not answer; null: nothing is wrong. */
  failure: string | null;
  /** Asks now. Resolves to null if there is none. */
  ask(): Promise<PhoneQuote | null>;
}

/** What the order comes to, asked again with each change. `onChanged` takes lines over that the menu has changed. */
export function useQuote(draft: PhoneDraft, onChanged: (quote: PhoneQuote) => void): QuoteState {
  const { call } = useStaff();
  const input = JSON.stringify(quoteInputOf(draft));
  const [answer, setAnswer] = useState<{ input: string; quote: PhoneQuote | null; failure: string | null }>();
  const newest = useRef(input);
  newest.current = input;

  async function ask(): Promise<PhoneQuote | null> {
    const asked = newest.current;
    const result = await call(quotePhoneOrder, { body: JSON.parse(asked), quiet: true });
    const quote = result.ok ? result.data.data : null;
    if (newest.current !== asked) return quote;
    const failure = result.ok ? null : result.failure.kind === 'problem' ? result.failure.problem.message : '';
    setAnswer({ input: asked, quote, failure });
    if (quote && quote.changes.length > 0) onChanged(quote);
    return quote;
  }
  const askSoon = useEffectEvent((_changed: string) => setTimeout(() => void ask(), PAUSE_MS));
  useEffect(() => {
    const timer = askSoon(input);
    return () => clearTimeout(timer);
  }, [input]);
  return {
    quote: answer?.quote ?? null,
    isOld: answer?.input !== input,
    failure: answer?.failure ?? null,
    ask,
  };
}
