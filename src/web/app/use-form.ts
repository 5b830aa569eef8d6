import { type FocusEvent, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FieldError } from '../../contract/problem.ts';
import { useMessages } from './app-context.ts';

/** What the server refused: by field, or a sentence for the form as a whole. */
export interface FormRefusal {
  fields: Record<string, string>;
  message: string | null;
}

interface FormOptions<T> {
  /** Its messages are names in the section `fields`. */
  schema: z.ZodMiniType<T>;
  /** The form's inputs as the schema takes them. */
  read(data: FormData): Record<string, unknown>;
  /** Sends what is valid; null when it was taken. */
  send(values: T): Promise<FormRefusal | null>;
  /** It was to be sent, but something in it is not valid. */
  onInvalid?(): void;
}

interface FormState {
  /** Names of messages. */
  broken: Record<string, string>;
  refusal: FormRefusal | null;
}

const CLEAN: FormState = { broken: {}, refusal: null };

/** A native form, checked field by field once left, and as a whole when sent (specification section 5). */
export function useForm<T>({ schema, read, send, onInvalid }: FormOptions<T>) {
  const t = useMessages('fields');
  const [state, setState] = useState(CLEAN);
  const [isSending, setIsSending] = useState(false);
  /** Fields that were left with something in them: an empty one is only missed when the form is sent. */
  const visited = useRef(new Set<string>());

  function check(form: HTMLFormElement): void {
    const result = schema.safeParse(read(new FormData(form)));
    const broken = result.success ? {} : firstByField(result.error.issues);
    const shown = Object.entries(broken).filter(([field]) => visited.current.has(field));
    setState((before) => ({ ...before, broken: Object.fromEntries(shown) }));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const result = schema.safeParse(read(new FormData(form)));
    for (const name of fieldNames(form)) visited.current.add(name);
    if (!result.success) {
      const broken = firstByField(result.error.issues);
      setState({ broken, refusal: null });
      focusFirst(form, broken);
      onInvalid?.();
      return;
    }
    setState(CLEAN);
    setIsSending(true);
    const refusal = await send(result.data);
    setIsSending(false);
    if (!refusal) return;
    setState({ broken: {}, refusal });
    focusFirst(form, refusal.fields);
  }

  return {
    isSending,
    /** Refused as a whole; null otherwise. */
    message: state.refusal?.message ?? null,
    errorOf(field: string): string | null {
      const name = state.broken[field];
      return name ? t(name as Parameters<typeof t>[0]) : (state.refusal?.fields[field] ?? null);
    },
    /** What the `<form>` takes. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      /** The error that shows when a field is left would move a button away under the pointer, and the click with it. */
      onMouseDown(event: MouseEvent<HTMLFormElement>) {
        if ((event.target as Element).closest('button, a')) event.preventDefault();
      },
      onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
        const { name, value } = target as EventTarget as HTMLInputElement;
        if (!name || !value) return;
        visited.current.add(name);
        check(currentTarget);
      },
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        const { name } = target as EventTarget as HTMLInputElement;
        if (state.refusal?.fields[name]) setState((before) => ({ ...before, refusal: null }));
        if (visited.current.has(name) || Object.keys(state.broken).length) check(currentTarget);
      },
    },
  };
}

/** Sorts a problem's errors: those of the form's own fields stand there, without any the message speaks. */
export function refusalOf(errors: FieldError[] | undefined, fields: readonly string[], message: string): FormRefusal {
  const own = (errors ?? []).filter(({ field }) => fields.includes(field));
  return {
    fields: Object.fromEntries(own.map(({ field, message: sentence }) => [field, sentence])),
    message: own.length ? null : message,
  };
}

function firstByField(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of issues) first[String(path[0])] ??= message;
  return first;
}

function fieldNames(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => (element as HTMLInputElement).name).filter(Boolean);
}

/** In the order of the form, whatever the order of the errors. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
  (first as HTMLElement | undefined)?.focus();
}
