import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { randomId } from '../../app/random-id.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { useUnsavedOf } from '../../app/use-unsaved.ts';
import { staffFieldSentences } from './field-sentences.ts';
import { isSame } from './is-same.ts';
import { type ForeignChange, mergeDrafts, withValueAt } from './merge-drafts.ts';
import { useMember } from './staff-context.ts';

/** A copy of a record that somebody works on; nothing is sent until it is saved as a whole. */
export interface Draft<T> {
  value: T;
  change(changes: Partial<T>): void;
  isChanged: boolean;
  isSaving: boolean;
  discard(): void;
  /** Resolves to whether it was taken. */
  save(): Promise<boolean>;
  /** The sentence for a field by its dotted path ("methods.0.name"); null when nothing is wrong with it. */
  errorOf(path: string): string | null;
  /** What is wrong with the whole; null otherwise. */
  message: string | null;
  /** What somebody else changed meanwhile, told at the last attempt to save. */
  foreignChanges: ForeignChange[];
  /** What else was asked of the record, a removal, was refused: what the refusal carries is taken in, as a refused save does. */
  refused(failure: ApiFailure): void;
  /** Takes somebody else's value in place of what was typed. */
  takeTheirs(change: ForeignChange): void;
}

interface DraftOptions<T extends object, Input, Answer> {
  /** For what was typed when a session ended: a name a page. */
  name: string;
  /** The record as it is stored. */
  saved: T;
  schema: z.ZodMiniType<Input>;
  /** What is sent of a draft. */
  input(value: T): unknown;
  /** `key` stays the same until it was taken: what it makes is made once, also when an answer was lost. */
  send(input: Input, key: string): Promise<ApiResult<Answer>>;
  onSaved(answer: Answer): void;
  /** Where others may edit it too: the record as a refusal says it is now, taken in as the saved one; null otherwise. */
  onRefused?(failure: ApiFailure): T | null;
}

/** What a session's end took away, and the record it was typed on: others may have changed that meanwhile. */
interface Kept<T> {
  typed: T;
  saved: T;
}

interface Trouble {
  errors: Record<string, string>;
  message: string | null;
  foreignChanges: ForeignChange[];
}

const NO_TROUBLE: Trouble = { errors: {}, message: null, foreignChanges: [] };

/** Compares by content, so that a change taken back is none. Checked by the contract's own schema, then by the server. */
export function useDraft<T extends object, Input, Answer>(options: DraftOptions<T, Input, Answer>): Draft<T> {
  const { name, saved, schema, input, send, onSaved, onRefused } = options;
  const { snackbar, messages } = useApp();
  const t = useMessages('office');
  const fields = useMessages('fields');
  const [typed, setTyped] = useState<T | null>(null);
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [isSaving, setIsSaving] = useState(false);
  const [key, setKey] = useState(randomId);
  const keep = (): Kept<T> | null => (isSame(value, saved) ? null : { typed: value, saved });
  const kept = useUnsavedOf(useMember()?.userId, name, keep);
  const [isSettled, setIsSettled] = useState(false);
  const base = kept && !isSettled ? mergeDrafts(kept.saved, kept.typed, saved).merged : saved;
  const value: T = typed ?? base;

  async function save(): Promise<boolean> {
    if (isSaving) return false;
    const result = schema.safeParse(input(value));
    if (!result.success) {
      const own = await staffFieldSentences(messages.language);
      const errors = sentences(result.error.issues, (name) => {
        const sentence = own[name] ?? fields(name as Parameters<typeof fields>[0]);
        // A check without a name of its own, as the server does (`fieldMessage`).
        return sentence === `fields.${name}` ? fields('invalid') : sentence;
      });
      setTrouble({ ...NO_TROUBLE, errors, message: t('check_fields') });
      return false;
    }
    setIsSaving(true);
    setTrouble(NO_TROUBLE);
    const answer = await send(result.data, key);
    setIsSaving(false);
    if (!answer.ok) {
      const refused = answer.failure.kind === 'problem' ? (answer.failure.problem.errors ?? []) : [];
      const errors = Object.fromEntries(refused.map(({ field, message }) => [field, message]));
      const foreignChanges = takeIn(answer.failure);
      setTrouble({ errors, message: refusalText(answer.failure) || t('not_saved'), foreignChanges });
      return false;
    }
    setTyped(null);
    setIsSettled(true);
    setKey(randomId());
    onSaved(answer.data);
    snackbar.show(t('saved'), { tone: 'success' });
    return true;
  }

  function takeIn(failure: ApiFailure): ForeignChange[] {
    const theirs = onRefused?.(failure);
    const { merged, changes } = theirs ? mergeDrafts(saved, value, theirs) : { merged: value, changes: [] };
    setTyped(merged);
    return changes;
  }

  return {
    value,
    // On top of what is typed by then: a picture's upload ends when it ends.
    change: (changes) => setTyped((latest) => ({ ...(latest ?? base), ...changes })),
    isChanged: !isSame(value, saved),
    isSaving,
    discard: () => {
      setTyped(null);
      setIsSettled(true);
      setTrouble(NO_TROUBLE);
    },
    save,
    errorOf: (path) => trouble.errors[path] ?? null,
    message: trouble.message,
    foreignChanges: trouble.foreignChanges,
    refused: (failure) => setTrouble({ ...NO_TROUBLE, foreignChanges: takeIn(failure) }),
    takeTheirs(change) {
      setTyped(withValueAt(value, change.path, change.now));
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
