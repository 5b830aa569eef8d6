import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../app/use-draft.ts';

/** Submits a draft's form. After each refused attempt the first invalid field gets the focus. */
export function useAttempt(save: Draft<never>['save']): {
  form: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  async function attempt(): Promise<void> {
    if (!(await save())) setRefused((count) => count + 1);
  }
  return {
    form,
    submit(event) {
      event.preventDefault();
      void attempt();
    },
  };
}
