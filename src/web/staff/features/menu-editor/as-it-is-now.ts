import type { ApiFailure } from '../../../../contract/transport.ts';

/** What a refusal because of somebody else's change carries: the thing as that left it; null for other refusals. */
export function asItIsNow<T>(failure: ApiFailure, name: 'product' | 'category' | 'optionGroup'): T | null {
  if (failure.kind !== 'problem' || failure.problem.code !== 'menu_changed') return null;
  return (failure.problem[name] as T | undefined) ?? null;
}
