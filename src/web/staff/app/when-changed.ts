import type { ApiFailure } from '../../../contract/transport.ts';

/**
 * What a draft does when somebody else changed its record: takes in what the refusal carries as the saved one. `name` is
 * what the refusal calls it.
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
