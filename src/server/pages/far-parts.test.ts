import { describe, expect, it } from 'vitest';
import { withoutFarParts } from './far-parts.ts';

const far = (content: string) => `<div class="p" data-later="far">${content}</div>`;

describe('the markup that a first screen may show', () => {
  it('has nothing of far parts, whatever stands in them', () => {
    const story = '<div><div class="a"></div></div><p>Our story</p>';
    expect(withoutFarParts(`<main><h1>Home</h1>${far(story)}</main>${far('<footer></footer>')}<nav></nav>`)).toBe(
      '<main><h1>Home</h1></main><nav></nav>',
    );
  });

  it('has all parts that are not far', () => {
    const markup = '<main><div class="p" data-later=""><div></div></div></main>';
    expect(withoutFarParts(markup)).toBe(markup);
  });
});
