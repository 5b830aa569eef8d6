import { Counter, type Registry } from 'prom-client';
import type { Answered } from '../platform/answered.ts';
import { type AnswerLabels, labelsOf } from './answer-labels.ts';

/** A counter that costs only an addition. */
export interface Tally {
  count: number;
}

/** Returns the counter for ready answers with this method, route and class of status. */
export type ReadyTallies = (kind: Pick<Answered, 'method' | 'route' | 'status'>) => Tally;

/**
 * Counts the answers of `platform/ready-answers.ts`. Not a histogram: looking up its labels would cost more than the answer, only
 * to say that each took no time.
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
