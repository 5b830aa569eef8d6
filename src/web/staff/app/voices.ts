import type { BoardSound } from '../../../domain/orders/alarms.ts';
import type { Voice } from './sound.ts';

const TONES: Record<BoardSound['tone'], Omit<Voice, 'loudness'>> = {
  bell: { notes: [880, 1318.5], seconds: 0.32, type: 'triangle' },
  chime: { notes: [1046.5, 784, 523.25], seconds: 0.5, type: 'sine' },
  buzzer: { notes: [440, 440, 440], seconds: 0.28, type: 'square' },
};
const LOUDEST = 0.5;

/** A restaurant's choice as the bell plays it. Apart from `sound.ts`, because most have chosen nothing. */
export function voiceOf({ tone, volume }: Pick<BoardSound, 'tone' | 'volume'>): Voice {
  return { ...TONES[tone], loudness: (LOUDEST * volume) / 100 };
}
