import type { ApiFailure } from '../../../contract/transport.ts';

/**
 * The `onRefused` of a draft whose record somebody else has changed: takes over the record that the refusal carries, in its field
 * `name`, as the saved one.
 */
export function whenChanged<Stored, T>(name: string, take: (now: Stored) => void, draftOf: (now: Stored) => T) {
  return (failure: ApiFailure): T | null => {
    if (failure.kind !== 'problem' || failure.problem.code !== 'menu_changed') return null;
    const now = failure.problem[name] as Stored | undefined;
    if (now === undefined) return null;
    take(now);
    return draftOf(now);
  };
}
