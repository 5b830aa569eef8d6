import type { Language } from '../../domain/languages.ts';

/**
 * What the ETags of public answers begin with: the revision of the content that they show, or an earlier one. Open pages read from it
 * how old what they show is (`web/shell/follow-revisions.ts`).
 */
export function contentVersion(revision: number, language: Language): string {
  return `${revision.toString(36)}-${language}`;
}
