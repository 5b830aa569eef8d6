import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';
import { randomId } from '../../app/api/random-id.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useUnsavedOf } from '../../app/use-unsaved.ts';
import { staffFieldSentences } from './field-sentences.ts';
import { isSame } from './is-same.ts';
import { changedPart, type ForeignChange, mergeDrafts, withValueAt } from './merge-drafts.ts';
import { useMember } from './staff-context.ts';

/** A copy of a record that is being edited. Nothing is sent until it is saved as a whole. */
export interface Draft<T> {
  value: T;
  change(changes: Partial<T>): void;
  isChanged: boolean;
  isSaving: boolean;
  discard(): void;
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>;
  /** The error message of a field, by its dotted path ("methods.0.name"); null: none. */
  errorOf(path: string): string | null;
  /** The error message for the draft as a whole; null: none. */
  message: string | null;
  /** Errors of fields that no input on screen has asked for, with the field's value: somebody must name them in words. */
  unplaced: readonly UnplacedError[];
  /** What somebody else has changed meanwhile, by the refusal of the last attempt to save. */
  foreignChanges: ForeignChange[];
  /** For a refusal of another change, such as a removal: merges the record that it carries, as a refused save does. */
  refused(failure: ApiFailure): void;
  /** Takes somebody else's value instead of what was typed. */
  takeTheirs(change: ForeignChange): void;
}

export interface UnplacedError {
  path: string;
  value: unknown;
  message: string;
}

interface DraftOptions<T extends object, Input, Answer> {
  /** The key under which the draft is kept when the session ends (`useUnsaved`); unique to the page. */
  name: string;
  /** The record as it is stored. */
  saved: T;
  schema: z.ZodMiniType<Input>;
  /** The request's body for a draft. */
  input(value: T): unknown;
  /** `key` stays the same until the draft is saved, so that a record is created only once even if an answer was lost. */
  send(input: Input, key: string): Promise<ApiResult<Answer>>;
  onSaved(answer: Answer): void;
  /** For records that several people edit: the record as it is now, from a refusal, which becomes the saved one; else null. */
  onRefused?(failure: ApiFailure): T | null;
}

/** What was typed, and the record that it started from, which may have changed since: by others, or by a save that is answered. */
interface Edit<T> {
  typed: T;
  saved: T;
}

interface Trouble {
  errors: Record<string, string>;
  message: string | null;
  foreignChanges: ForeignChange[];
}

const NO_TROUBLE: Trouble = { errors: {}, message: null, foreignChanges: [] };

/** A draft of `saved`, changed only if its content differs. Checked by the contract's schema before it is sent. */
export function useDraft<T extends object, Input, Answer>(options: DraftOptions<T, Input, Answer>): Draft<T> {
  const { name, saved, schema, input, send, onSaved, onRefused } = options;
  const { snackbar, messages } = useApp();
  const t = useMessages('editing');
  const fields = useMessages('fields');
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [isSaving, setIsSaving] = useState(false);
  const [key, setKey] = useState(randomId);
  const keep = (): Edit<T> | null => (isSame(value, saved) ? null : { typed: value, saved });
  const [edit, setEdit] = useState(useUnsavedOf(useMember()?.userId, name, keep));
  /** Also known to functions of earlier renders: people type, and uploads end, while a save is under way. */
  const latest = useRef(edit);
  const value: T = edit ? mergeDrafts(edit.saved, edit.typed, saved).merged : saved;

  /** Paths of fields that have an input, which asks for its error whenever it is rendered. */
  const asked = useRef(new Set<string>());

  const now = () => latest.current ?? { typed: saved, saved };
  function put(next: Edit<T> | null): void {
    latest.current = next;
    setEdit(next);
  }

  async function save(): Promise<boolean> {
    if (isSaving) return false;
    const result = schema.safeParse(input(value));
    if (!result.success) {
      const own = await staffFieldSentences(messages);
      const errors = sentences(result.error.issues, (name) => {
        const sentence = own(name) ?? fields(name as Parameters<typeof fields>[0]);
        // A check without a message of its own gets the general one, as on the server (`fieldMessage`).
        return sentence === `fields.${name}` ? fields('invalid') : sentence;
      });
      setTrouble({ ...NO_TROUBLE, errors, message: t('check_fields') });
      return false;
    }
    setIsSaving(true);
    setTrouble(NO_TROUBLE);
    put({ typed: value, saved });
    const answer = await send(result.data, key);
    setIsSaving(false);
    if (!answer.ok) {
      const refused = answer.failure.kind === 'problem' ? (answer.failure.problem.errors ?? []) : [];
      const errors = Object.fromEntries(refused.map(({ field, message }) => [field, message]));
      const foreignChanges = takeIn(answer.failure);
      setTrouble({ errors, message: refusalText(answer.failure) || t('not_saved'), foreignChanges });
      return false;
    }
    // What was typed since then is unsaved, and starts from what was sent.
    put({ typed: now().typed, saved: value });
    setKey(randomId());
    onSaved(answer.data);
    snackbar.show(t('saved'), { tone: 'success' });
    return true;
  }

  function takeIn(failure: ApiFailure): ForeignChange[] {
    const theirs = onRefused?.(failure);
    if (!theirs) return [];
    const { merged, changes } = mergeDrafts(now().saved, now().typed, theirs);
    put({ typed: merged, saved: theirs });
    return changes;
  }

  return {
    value,
    change(changes) {
      const { typed, saved } = now();
      put({ typed: { ...typed, ...changes }, saved });
    },
    isChanged: !isSame(value, saved),
    isSaving,
    discard() {
      put(null);
      setTrouble(NO_TROUBLE);
    },
    save,
    errorOf(path) {
      asked.current.add(path);
      return trouble.errors[path] ?? null;
    },
    unplaced: Object.entries(trouble.errors)
      .filter(([path]) => !asked.current.has(path))
      .map(([path, message]) => ({ ...changedPart(value, path), message })),
    message: trouble.message,
    foreignChanges: trouble.foreignChanges,
    refused: (failure) => setTrouble({ ...NO_TROUBLE, foreignChanges: takeIn(failure) }),
    takeTheirs(change) {
      put({ typed: withValueAt(value, change.path, change.now), saved });
      const foreignChanges = trouble.foreignChanges.map((each) =>
        each === change ? { ...each, isDisputed: false } : each,
      );
      setTrouble({ ...trouble, foreignChanges });
    },
  };
}

function sentences(issues: readonly z.core.$ZodIssue[], say: (key: string) => string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= say(message);
  return errors;
}
