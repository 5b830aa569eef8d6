import { labelled } from '../../../../domain/look/labelled.ts';
import { useLanguage } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { DescribeChange } from './describe-changes.ts';

interface DraftMessageProps {
  draft: Pick<Draft<never>, 'message' | 'unplaced'>;
  describe: DescribeChange;
  className?: string | undefined;
}

/** Why a draft was not saved, and what is wrong with fields that have no input to say it. */
export function DraftMessage({ draft: { message, unplaced }, describe, className }: DraftMessageProps) {
  const language = useLanguage();
  if (!message) return null;
  const sentences = unplaced.map(({ path, value, message: sentence }) => {
    const label = value === undefined ? null : describe({ path, now: value })?.label;
    return label ? labelled(label, sentence, language) : sentence;
  });
  return <Alert className={className}>{[message, ...new Set(sentences)].join(' ')}</Alert>;
}
