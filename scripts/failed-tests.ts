import { stripVTControlCharacters } from 'node:util';
import { type PlaywrightReport, specsOf, type VitestReport } from './test-reports.ts';

/** What failed in a report, a line each with the first line of why: the end of a log is what gets read. */
export function failedTests(report: VitestReport | PlaywrightReport): string[] {
  return 'testResults' in report ? report.testResults.flatMap(ofFile) : specsOf(report).flatMap(ofStory);
}

function ofFile({ name, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const short = name.split('/').slice(-2).join('/');
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const whole = message && failed.length === 0 ? [line(short, 'the whole file', message)] : [];
  return [...whole, ...failed.map((each) => line(short, each.fullName, each.failureMessages[0]))];
}

function ofStory({ file, title, ok, tests }: ReturnType<typeof specsOf>[number]): string[] {
  if (ok) return [];
  const errors = tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
  return [line(file, title, errors.find(({ message }) => message)?.message)];
}

function line(file: string, test: string, why = 'no reason was given'): string {
  const [first = ''] = stripVTControlCharacters(why).split('\n');
  return `${file} › ${test}: ${first.slice(0, 160)}`;
}
