import { type PlaywrightReport, type PlaywrightSpec, specsOf, type VitestReport } from './test-reports.ts';

interface Timed {
  name: string;
  seconds: number;
}

/** The slowest tests and stories of the reports, slowest first; a story's tries count together. */
export function slowestTests(vitest: VitestReport[], playwright: PlaywrightReport, count: number): Timed[] {
  const tests = vitest.flatMap(({ testResults }) => testResults.flatMap(testsOf));
  return [...specsOf(playwright).map(storyOf), ...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function testsOf({ name: file, assertionResults }: VitestReport['testResults'][number]): Timed[] {
  const short = file.split('/').at(-1);
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${short} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}

function storyOf({ title, file, tests }: PlaywrightSpec): Timed {
  const tries = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return { name: `${file} › ${title}`, seconds: tries.reduce((sum, each) => sum + each, 0) / 1000 };
}
