import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ProblemField } from '../../contract/problem.ts';
import { useMessages } from './app-context.ts';

/** Why the server refused the form: a sentence for each wrong field, or one for the form as a whole. */
export interface FormRefusal {
  fields: Record<string, string>;
  message: string | null;
}

interface FormOptions<T> {
  /** Loaded once the form is rendered: its size would delay the page. Its messages are keys of the section `fields`. */
  schema(): Promise<z.ZodMiniType<T>>;
  /** The form's inputs as the schema takes them. */
  read(data: FormData): Record<string, unknown>;
  /** Sends the checked values. Resolves to null if the server accepted them. */
  send(values: T): Promise<FormRefusal | null>;
  /** Called when the form was submitted with invalid fields, which are not sent. */
  onInvalid?(): void;
}

interface FormState {
  /** Of each invalid field, the key of its message in the section `fields`. */
  broken: Record<string, string>;
  refusal: FormRefusal | null;
}

const CLEAN: FormState = { broken: {}, refusal: null };

export type FormHandle = ReturnType<typeof useForm>;

/** A native form, checked field by field once left, and as a whole when sent (specification section 5). */
export function useForm<T>({ schema, read, send, onInvalid }: FormOptions<T>) {
  const t = useMessages('fields');
  const [state, setState] = useState(CLEAN);
  const [isSending, setIsSending] = useState(false);
  /** Fields that lost the focus with a value in them: an empty field is not reported before the form is submitted. */
  const visited = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file every time
  useEffect(() => {
    // `parse` tries again.
    schema().catch(() => {});
  }, []);

  async function parse(form: HTMLFormElement): Promise<{ values: T; broken: Record<string, string> }> {
    const values = read(new FormData(form));
    const rules = await schema().catch(() => null);
    // If the schema cannot be loaded, the form is sent unchecked: the server validates it anyway.
    const result = rules?.safeParse(values);
    if (!result?.success) return { values: values as T, broken: result ? firstByField(result.error.issues) : {} };
    return { values: result.data, broken: {} };
  }

  async function check(form: HTMLFormElement): Promise<void> {
    const { broken } = await parse(form);
    const shown = Object.entries(broken).filter(([field]) => visited.current.has(field));
    setState((before) => ({ ...before, broken: Object.fromEntries(shown) }));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    for (const name of fieldNames(form)) visited.current.add(name);
    setIsSending(true);
    const { values, broken } = await parse(form);
    if (Object.keys(broken).length > 0) {
      setIsSending(false);
      setState({ broken, refusal: null });
      focusFirst(form, broken);
      onInvalid?.();
      return;
    }
    setState(CLEAN);
    const refusal = await send(values);
    setIsSending(false);
    if (!refusal) return;
    setState({ broken: {}, refusal });
    focusFirst(form, refusal.fields);
  }

  return {
    isSending,
    /** The sentence with which the server refused the form as a whole; null: none. */
    message: state.refusal?.message ?? null,
    errorOf(field: string): string | null {
      const name = state.broken[field];
      return name ? t(name as Parameters<typeof t>[0]) : (state.refusal?.fields[field] ?? null);
    },
    /** Props of the `<form>`. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      /** Keeps the focus in the field: the error that its blur shows would move the button away before the click. */
      onMouseDown(event: MouseEvent<HTMLFormElement>) {
        if ((event.target as Element).closest('button, a')) event.preventDefault();
      },
      onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
        const { name, value } = target as EventTarget as HTMLInputElement;
        if (!name || !value) return;
        visited.current.add(name);
        void check(currentTarget);
      },
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        const { name } = target as EventTarget as HTMLInputElement;
        if (state.refusal?.fields[name]) setState((before) => ({ ...before, refusal: null }));
        if (visited.current.has(name) || Object.keys(state.broken).length) void check(currentTarget);
      },
    },
  };
}

/** A problem's errors in the form's own `fields`; if there are none, `message` stands for the form as a whole. */
export function refusalOf(errors: ProblemField[] | undefined, fields: readonly string[], message: string): FormRefusal {
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

/** Focuses the first wrong field in the order of the form, whatever the order of the errors. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
  (first as HTMLElement | undefined)?.focus();
}
