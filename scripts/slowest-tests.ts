import { readFileSync } from 'node:fs';

interface Timed {
  name: string;
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

/** The slowest tests and stories of the reports, slowest first; a story's tries count together. */
export function slowestTests(vitestFiles: string[], playwrightFile: string, count: number): Timed[] {
  const stories = (read(playwrightFile) as { suites: Suite[] }).suites.flatMap(storiesOf);
  const tests = vitestFiles.flatMap((file) => (read(file) as VitestReport).testResults.flatMap(testsOf));
  return [...stories, ...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function testsOf({ name: file, assertionResults }: VitestReport['testResults'][number]): Timed[] {
  const short = file.split('/').at(-1);
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${short} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}

function storiesOf({ suites = [], specs }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => {
    const tries = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${file} › ${title}`, seconds: tries.reduce((sum, each) => sum + each, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(storiesOf)];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
