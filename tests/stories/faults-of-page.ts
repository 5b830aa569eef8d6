import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/languages.ts';
import { readInterfaceTexts } from './interface-texts.ts';
import { lookAtPage } from './look-at-page.ts';

const texts = readInterfaceTexts();
/** What a person or a restaurant named so. */
const NAMES = ['Home', 'Work'];
const BROKEN = /^[a-z]+\.[a-z_0-9]+$|\{\w*\}|\bundefined\b|\bNaN\b|\[object/;

export const NO_FAULTS = { broken: [], english: [], overflowing: [], cut: [] };

/** Raw keys, English left over in another language, and texts that stick out or are cut off; `names`: what somebody typed. */
export async function faults(
  page: Page,
  language: Language,
  names: readonly string[] = NAMES,
): Promise<Record<keyof typeof NO_FAULTS, string[]>> {
  const looks = await page.evaluate(lookAtPage);
  const parts = looks.texts.flatMap((text) => [text, ...text.split(' · ')]);
  return {
    broken: parts.filter((text) => BROKEN.test(text)),
    english: parts.filter((text) => !names.includes(text) && texts.isLeftover(text, language)),
    overflowing: looks.overflowing,
    cut: looks.cut,
  };
}
