import { Counter, type Registry } from 'prom-client';
import type { Answered } from '../platform/answered.ts';
import { type AnswerLabels, labelsOf } from './answer-labels.ts';

/** A count that costs an addition. */
export interface Tally {
  count: number;
}

/** Gives the tally of ready answers of a kind. */
export type ReadyTallies = (kind: Pick<Answered, 'method' | 'route' | 'status'>) => Tally;

/**
 * Counts answers that took no thought (`platform/ready-answers.ts`). A histogram would look its labels up each time, which
 * costs more than the answer does, to say of all of them that they took no time.
 */
export function readyTallies(registry: Registry): ReadyTallies {
  const tallies = new Map<string, Tally & { labels: AnswerLabels }>();
  new Counter<keyof AnswerLabels>({
    name: 'servery_ready_answers_total',
    help: 'Requests answered from memory, by route pattern and class of status; they are in no other metric',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, count } of tallies.values()) this.inc(labels, count);
    },
  });
  return (kind) => {
    const labels = labelsOf(kind);
    const name = `${labels.method} ${labels.status} ${labels.route}`;
    const tally = tallies.get(name) ?? { labels, count: 0 };
    tallies.set(name, tally);
    return tally;
  };
}
