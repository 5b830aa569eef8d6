import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';

export interface RecordState<T> {
  /** Null until the first answer; kept while it is fetched again. */
  value: T | null;
  /** Why the last request failed; null: it did not. */
  failure: ApiFailure | null;
  reload(): void;
  /** Takes over the answer to a change. */
  take(value: T): void;
}

type Load<T> = () => Promise<ApiResult<{ data: T }>>;

/** A part of the restaurant's record, fetched when its page opens. Another `name` is another part, and is fetched anew. */
export function useRecord<T>(name: string, load: Load<T>): RecordState<T> {
  const [state, setState] = useState<{ name: string; value: T | null; failure: ApiFailure | null }>(() => empty(name));
  const latest = useRef({ name, load, question: 0 });
  latest.current = { ...latest.current, name, load };

  async function ask(): Promise<void> {
    const question = ++latest.current.question;
    const result = await latest.current.load();
    // Answers to earlier requests, and from before a change (`take`), are dropped.
    if (question !== latest.current.question) return;
    if (result.ok) setState({ name, value: result.data.data, failure: null });
    else setState((before) => ({ ...(before.name === name ? before : empty<T>(name)), failure: result.failure }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a name
  useEffect(() => {
    void ask();
  }, [name]);

  const { value, failure } = state.name === name ? state : empty<T>(name);
  return {
    value,
    failure,
    reload: () => void ask(),
    take: (taken) => {
      // An answer about another part, such as more of a list whose filter was changed meanwhile.
      if (name !== latest.current.name) return;
      latest.current.question += 1;
      setState({ name, value: taken, failure: null });
    },
  };
}

function empty<T>(name: string): { name: string; value: T | null; failure: null } {
  return { name, value: null, failure: null };
}
