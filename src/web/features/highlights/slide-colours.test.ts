import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Highlight } from '../../../contract/highlights.ts';
import { contrast } from '../../../domain/look/colour.ts';
import { slideClass, slideCss } from './slide-colours.ts';

/** Whole rules of custom properties with hex colours, and nothing else. */
const RULES = /^(\.slide(-[0-9a-f]{6})+\{--slide-[a-z]+:#[0-9a-f]{6}(;--slide-[a-z]+:#[0-9a-f]{6})*\})*$/i;

describe('the colours of slides', () => {
  it('are rules of classes that the slides carry', () => {
    const red = slide({
      textColor: '#ffffff',
      overlayColor: '#3a0f08',
      buttonColor: '#c8321f',
      buttonTextColor: '#fff',
    });
    expect(slideClass(red)).toBe('slide-ffffff-3a0f08-c8321f-ffffff');
    expect(slideCss([red, { ...red, _id: 'other' }])).toBe(
      '.slide-ffffff-3a0f08-c8321f-ffffff{--slide-text:#ffffff;--slide-overlay:#3a0f08;--slide-button:#c8321f;--slide-label:#ffffff}',
    );
  });

  it('give way to black or white where they could not be read', () => {
    const pale = slide({
      textColor: '#ffffff',
      overlayColor: '#eeeeee',
      buttonColor: '#ffff00',
      buttonTextColor: '#fff',
    });
    expect(slideCss([pale])).toContain('--slide-overlay:#000000;--slide-button:#ffff00;--slide-label:#000000');
    expect(contrast('#ffff00', '#000000')).toBeGreaterThan(4.5);
  });

  it('do no harm to the page, whatever the database holds', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.constant('red;}body{display:none'), fc.constant('#c8321f')));
    const colours = fc.record({
      textColor: anything,
      overlayColor: anything,
      buttonColor: anything,
      buttonTextColor: anything,
    });
    fc.assert(fc.property(fc.array(colours), (all) => RULES.test(slideCss(all.map(slide)))));
  });
});

function slide(colours: Partial<Highlight>): Highlight {
  return {
    _id: 'slide',
    title: '',
    subtitle: '',
    imageUrl: '',
    image: null,
    tallImage: null,
    linkUrl: null,
    linkText: null,
    buttonColor: null,
    buttonTextColor: null,
    overlayColor: null,
    textColor: null,
    displayOrder: 0,
    animationHint: 'none',
    lang: 'en',
    ...colours,
  };
}
