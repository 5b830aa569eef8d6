import type { Figure } from './report.ts';

/** Figures from rounds that all have the same names. */
export function figuresOfRounds(
  rounds: Map<string, number>[],
  figure: (name: string) => Omit<Figure, 'ours'>,
): Figure[] {
  return [...(rounds[0]?.keys() ?? [])].map((name) => ({
    ...figure(name),
    ours: rounds.map((round) => round.get(name) ?? Number.NaN),
  }));
}
