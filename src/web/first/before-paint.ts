import { collectEarlyTaps } from './collect-early-taps.ts';
import { showColourMode } from './colour-mode.ts';
import { holdFarDown } from './far-down.ts';
import { chooseFonts } from './fonts.ts';
import { restoreLanguage } from './own-language.ts';

/**
 * Runs before the first paint, after the document's styles. The script is the same in every document, so that the content
 * security policy needs only one hash for it; what differs by page is in `<html data-*>`.
 */
showColourMode();
restoreLanguage();
chooseFonts();
holdFarDown();
collectEarlyTaps();
