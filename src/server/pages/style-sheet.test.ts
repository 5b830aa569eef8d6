import { describe, expect, it } from 'vitest';
import { StyleSheet } from './style-sheet.ts';

const used = (css: string, markup: string) => new StyleSheet('/s.css', css).usedBy(markup, 'en');

describe("the part of the style sheet that a page's markup can show", () => {
  it('has the rules of its classes, and those without any', () => {
    const css = 'a{color:red}.dish{color:blue}.dish .name{top:0}.cart{left:0}';
    expect(used(css, '<p class="dish wide"><a></a></p>')).toBe('a{color:red}.dish{color:blue}');
    expect(used(css, '<p class="dish"><b class="name"></b></p>')).toContain('.dish .name{top:0}');
  });

  it('keeps of a list the selectors that can match', () => {
    expect(used('.dish,.cart,p{top:0}', '<p class="cart">')).toBe('.cart,p{top:0}');
  });

  it('does not need what a selector excludes, and one of what it offers', () => {
    const css = '.dish:not(.off){top:0}:is(.dish,.cart) b{left:0}html:has(.dish>i){right:0}';
    expect(used(css, '<p class="dish"><b></b><i></i></p>')).toBe(css);
    expect(used(':is(.cart a,.bar){left:0}html:has(.bar){right:0}p:is(b,.bar){top:0}', '<p class="dish"><b></b>')).toBe(
      'p:is(b,.bar){top:0}',
    );
  });

  it('has the rules of its elements, and of states that an attribute brings about', () => {
    const css =
      'html{top:0}hr{top:0}p>b,li+li{left:0}[popover]{right:0}.dish:disabled{top:1px}:lang(en) input::placeholder{color:red}li:nth-child(2n){top:0}';
    expect(used(css, '<p class="dish"><b></b><header></header></p>')).toBe('html{top:0}p>b{left:0}');
    expect(used(css, '<li><input class="dish" disabled="" placeholder="Name"/><hr/></li>')).toBe(
      'html{top:0}hr{top:0}li+li{left:0}.dish:disabled{top:1px}:lang(en) input::placeholder{color:red}li:nth-child(2n){top:0}',
    );
  });

  it('has the rules of states that the markup is in, and of those of the whole document', () => {
    const css = '[data-tone=later]{top:0}[data-off]{left:0}[aria-current] b{right:0}[data-mode=dark]{color:#fff}';
    expect(used(css, '<p data-tone="open" aria-current="page"><b>')).toBe(
      '[aria-current] b{right:0}[data-mode=dark]{color:#fff}',
    );
    expect(used(css, '<p data-tone="later" data-off="">')).toBe(
      '[data-tone=later]{top:0}[data-off]{left:0}[data-mode=dark]{color:#fff}',
    );
  });

  it('goes into layers and media, keeps the order of layers and drops empty media', () => {
    const css =
      '@layer base,ui;@layer ui{.cart{top:0}}@media (width>=9px){.cart{top:0}.dish{left:0}}@media print{.cart{top:0}}';
    expect(used(css, '<p class="dish">')).toBe('@layer base,ui;@layer ui;@media (width>=9px){.dish{left:0}}');
  });

  it('opens once what stands in several files one after another', () => {
    const css = '@layer ui{.dish{top:0}}@layer ui{.cart{top:0}}@layer ui{.dish{left:0}}@layer pages{p{top:0}}';
    expect(used(css, '<p class="dish">')).toBe('@layer ui{.dish{top:0}.dish{left:0}}@layer pages{p{top:0}}');
  });

  it('leaves what answers to a pointer to the whole sheet, not what answers to a keyboard', () => {
    expect(used('a:hover{top:0}a:focus-visible,a:active{left:0}', '<a>')).toBe('a:focus-visible{left:0}');
  });

  it('leaves to the whole sheet what is for paper and for forced colours', () => {
    expect(used('p{top:0}@media print{p{top:1px}}@media (forced-colors:active){p{top:2px}}', '<p>')).toBe('p{top:0}');
  });

  it('has the rules of the languages that the page speaks', () => {
    const css = ':lang(en){top:0}:lang(zh){left:0}[lang|=ja]{right:0}';
    expect(used(css, '<p>')).toBe(':lang(en){top:0}');
    expect(used(css, '<p lang="ja">')).toBe(':lang(en){top:0}[lang|=ja]{right:0}');
  });

  it('is not misled by braces and semicolons in texts', () => {
    const css = '.dish:before{content:"}.cart{;\\""}.cart{top:0}';
    expect(used(css, '<p class="dish">')).toBe('.dish:before{content:"}.cart{;\\""}');
  });

  it('knows two pages with different classes apart', () => {
    const sheet = new StyleSheet('/s.css', '.a{top:0}.b{left:0}');
    expect([
      sheet.usedBy('<p class="a">', 'en'),
      sheet.usedBy('<p class="b">', 'en'),
      sheet.usedBy('<p class="a">', 'en'),
    ]).toEqual(['.a{top:0}', '.b{left:0}', '.a{top:0}']);
  });
});
