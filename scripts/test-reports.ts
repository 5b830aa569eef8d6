import { existsSync, readFileSync } from 'node:fs';

/** What we read of the report that Vitest writes. */
export interface VitestReport {
  testResults: {
    /** The file's path. */
    name: string;
    /** Why the file as a whole failed; empty if it did not. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      /** Milliseconds; null or absent: it did not run. */
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}

/** What we read of the report that Playwright writes. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; flaky: number };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

export interface PlaywrightSpec {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
}

/** All stories of a report, those in groups too. */
export function specsOf({ suites }: Pick<PlaywrightReport, 'suites'>): PlaywrightSpec[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf({ suites: suite.suites ?? [] })]);
}

/** A report that a runner has written; undefined if it got that far not. */
export function readReport<T extends VitestReport | PlaywrightReport>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
