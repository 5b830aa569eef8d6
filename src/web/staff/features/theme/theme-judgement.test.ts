import { describe, expect, it } from 'vitest';
import { judgeTheme } from './theme-judgement.ts';

describe('the judgement of a theme', () => {
  it('keeps what can be read, and says what was moved', () => {
    const judged = judgeTheme({ primary: '#b3261e', secondary: '#111111', accent: '#f2b233' });
    const of = (role: string, mode: string) => judged.find((each) => each.role === role && each.mode === mode);
    expect(of('primary', 'light')).toMatchObject({ isKept: true });
    expect(of('secondary', 'dark')).toMatchObject({ isKept: false });
  });

  it('finds every label readable, whatever was chosen', () => {
    for (const primary of ['#ffffff', '#000000', '#ffff00', '#777777', '#00ff88']) {
      for (const { ratio } of judgeTheme({ primary, secondary: primary, accent: primary })) {
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('leaves out what is no colour', () => {
    expect(judgeTheme({ primary: 'red', secondary: '#0d7a6b', accent: '' }).map(({ role }) => role)).toEqual([
      'secondary',
      'secondary',
    ]);
  });
});
