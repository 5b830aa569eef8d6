import type { Figure } from './report.ts';

/** Figures of the same names in every round. */
export function figuresOfRounds(
  rounds: Map<string, number>[],
  figure: (name: string) => Omit<Figure, 'ours'>,
): Figure[] {
  return [...(rounds[0]?.keys() ?? [])].map((name) => ({
    ...figure(name),
    ours: rounds.map((round) => round.get(name) ?? Number.NaN),
  }));
}
