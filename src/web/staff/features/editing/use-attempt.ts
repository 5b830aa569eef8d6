import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../app/storage/store.ts';
import type { Draft } from '../../app/use-draft.ts';
import { uploads } from './use-upload.ts';

interface Attempt {
  /** Whether saving is under way, or has to wait. */
  busy: boolean;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    /** Whether it takes nothing now: what was typed before it closes would be lost. */
    inert: boolean;
    onSubmit(event: FormEvent): void;
  };
}

interface Form {
  draft: Pick<Draft<never>, 'save' | 'isSaving'>;
  /** Whether the form closes when it is saved. */
  closes: boolean;
  /** Whether saving waits for uploads. */
  waits: boolean;
}

/** Submits a draft's form. After each refused attempt the first invalid field gets the focus, or what had it before. */
export function useAttempt({ draft: { save, isSaving }, closes, waits }: Form): Attempt {
  const ref = useRef<HTMLFormElement>(null);
  const isUploading = useStore(uploads) > 0;
  const [refused, setRefused] = useState<{ at: HTMLElement }>();
  useEffect(() => {
    if (!refused) return;
    // What is inert loses the focus.
    const lost = document.activeElement === document.body ? refused.at : null;
    (ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? lost)?.focus();
  }, [refused]);
  async function attempt(): Promise<void> {
    const at = document.activeElement as HTMLElement;
    if (!(await save())) setRefused({ at });
  }
  return {
    busy: isSaving || (waits && isUploading),
    form: {
      ref,
      noValidate: true,
      inert: closes && isSaving,
      onSubmit(event) {
        event.preventDefault();
        // Of a date without its time, React sees an empty field, which means "no limit".
        const halfTyped = ref.current?.querySelector<HTMLInputElement>('[type=datetime-local]:invalid');
        if (!halfTyped) return void attempt();
        halfTyped.checkValidity();
        halfTyped.focus();
      },
    },
  };
}
