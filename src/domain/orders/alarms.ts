/** How a restaurant is told of orders that nobody answers. Minutes count from placing (`acceptanceDeadline`). */
export interface AlarmLadder {
  /** When staff's devices ring although a board is connected; null: not while one is. */
  pushAfterMinutes: number | null;
  /** When the webhook is called, where there is one. */
  webhookAfterMinutes: number;
}

/** What a board does while an order waits. */
export interface BoardSound {
  tone: Tone;
  /** Of 100. */
  volume: number;
  /** Whether it sounds until somebody answers, not once. */
  untilAnswered: boolean;
}

export const TONES = ['bell', 'chime', 'buzzer'] as const;
export type Tone = (typeof TONES)[number];

/** Of a restaurant that has set nothing. */
export const USUAL_LADDER: AlarmLadder = { pushAfterMinutes: 2, webhookAfterMinutes: 8 };

/** Where no board is connected, devices ring after 70 seconds: a board that loads again has come back by then. */
export const UNWATCHED_MINUTES = 70 / 60;

/** Of a restaurant that has set nothing. */
export const USUAL_SOUND: BoardSound = { tone: 'bell', volume: 100, untilAnswered: false };
