import { collectEarlyTaps } from './collect-early-taps.ts';
import { showColourMode } from './colour-mode.ts';
import { holdFarDown } from './far-down.ts';
import { chooseFonts } from './fonts.ts';
import { restoreLanguage } from './own-language.ts';

/**
 * Runs before the first paint, behind the document's styles. It is the same text in every document, so that the policy names its hash
 * once; what differs a page is in `<html data-*>`.
 */
showColourMode();
restoreLanguage();
chooseFonts();
holdFarDown();
collectEarlyTaps();
