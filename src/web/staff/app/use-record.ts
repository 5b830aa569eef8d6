import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';

export interface RecordState<T> {
  /** Null until the first answer; stays while it is asked for again. */
  value: T | null;
  /** Why the last question had no answer. */
  failure: ApiFailure | null;
  reload(): void;
  /** What a change was answered with. */
  take(value: T): void;
}

type Load<T> = () => Promise<ApiResult<{ data: T }>>;

/** A part of the restaurant's record, fetched when its page opens. `name` says which: another name is another part. */
export function useRecord<T>(name: string, load: Load<T>): RecordState<T> {
  const [state, setState] = useState<{ name: string; value: T | null; failure: ApiFailure | null }>(() => empty(name));
  const latest = useRef({ name, load, question: 0 });
  latest.current = { ...latest.current, name, load };

  async function ask(): Promise<void> {
    const question = ++latest.current.question;
    const result = await latest.current.load();
    // Only the answer to the last question counts, and none that a change overtook.
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
      latest.current.question += 1;
      setState({ name, value: taken, failure: null });
    },
  };
}

function empty<T>(name: string): { name: string; value: T | null; failure: null } {
  return { name, value: null, failure: null };
}
