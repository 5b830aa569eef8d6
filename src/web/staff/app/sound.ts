import { storage } from '../../app/storage/storage.ts';
import { createStore, type Store } from '../../app/storage/store.ts';

/** `asleep`: turned on, but the browser allows sound only after a tap on the page. */
export type SoundState = 'on' | 'off' | 'asleep';

/** What the bell sounds like: notes in Hz, how long each takes (s), its colour, and how loud it is (of 1). */
export interface Voice {
  notes: readonly number[];
  seconds: number;
  type: OscillatorType;
  loudness: number;
}

export interface Sound {
  readonly state: Store<SoundState>;
  /** To be called in a tap: turns the sound on if it was off or asleep, and off if it was on. */
  toggle(): void;
  /** The restaurant's tone: nothing while it is off, and once on waking if the browser had taken the audio away. */
  chime(): void;
  /** What `chime` sounds like from now on. */
  choose(voice: Voice): void;
  /** To be called in a tap: lets a tone be heard, also while the sound is off. */
  play(voice: Voice): void;
}

const KEPT = 'staffSound';
/** A bright fifth, to be heard in a noisy kitchen. */
const BELL: Voice = { notes: [880, 1318.5], seconds: 0.32, type: 'triangle', loudness: 0.5 };

/** The bell for new orders, made by the browser itself: no file to fetch. */
export function createSound(): Sound {
  const isWanted = storage.get(KEPT) !== 'off';
  const state = createStore<SoundState>(isWanted ? 'asleep' : 'off');
  let audio: AudioContext | null = null;
  let voice = BELL;

  /** Whether a chime waits until the browser allows sound. Several become one. */
  let isDue = false;

  function settle(): void {
    if (state.get() === 'off') return;
    const running = audio?.state === 'running' ? audio : null;
    state.set(running ? 'on' : 'asleep');
    if (!running || !isDue) return;
    isDue = false;
    ring(running, voice);
  }

  async function wake(): Promise<void> {
    audio ??= new AudioContext();
    // A locked tablet, a call or another app takes the audio away: without this, the switch would go on saying "on".
    audio.onstatechange = settle;
    await audio.resume().catch(() => undefined);
    settle();
  }

  // Any tap on the page wakes a bell that was left on. The switch's own click handler has run before this one.
  addEventListener('click', () => state.get() === 'asleep' && void wake());

  return {
    state,
    toggle() {
      const next = state.get() === 'on' ? 'off' : 'asleep';
      state.set(next);
      storage.set(KEPT, next === 'off' ? 'off' : 'on');
      isDue = next !== 'off';
      if (isDue) void wake();
    },
    chime() {
      // Without a first tap there is no audio yet to wake.
      if (!audio || state.get() === 'off') return;
      isDue = true;
      void wake();
    },
    choose(chosen) {
      voice = chosen;
    },
    play(chosen) {
      audio ??= new AudioContext();
      const heard = audio;
      void heard.resume().then(
        () => ring(heard, chosen),
        () => undefined,
      );
    },
  };
}

function ring(audio: AudioContext, { notes, seconds, type, loudness }: Voice): void {
  notes.forEach((frequency, index) => {
    const at = audio.currentTime + index * seconds * 0.55;
    const tone = new OscillatorNode(audio, { frequency, type });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds * 1.7);
  });
}
