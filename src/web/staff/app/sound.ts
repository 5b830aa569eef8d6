import { storage } from '../../app/storage.ts';
import { createStore, type Store } from '../../app/store.ts';

/** `asleep`: turned on, but the browser allows sound only after a tap on the page. */
export type SoundState = 'on' | 'off' | 'asleep';

export interface Sound {
  readonly state: Store<SoundState>;
  /** To be called in a tap: turns the sound on if it was off or asleep, and off if it was on. */
  toggle(): void;
  /** Two rising notes; nothing while it is off. */
  chime(): void;
}

const KEPT = 'staffSound';
/** In Hz: a bright fifth, to be heard in a noisy kitchen. */
const NOTES = [880, 1318.5];
const NOTE_S = 0.32;

/** The bell for new orders, made by the browser itself: no file to fetch. */
export function createSound(): Sound {
  const isWanted = storage.get(KEPT) !== 'off';
  const state = createStore<SoundState>(isWanted ? 'asleep' : 'off');
  let audio: AudioContext | null = null;

  async function wake(): Promise<void> {
    audio ??= new AudioContext();
    await audio.resume();
    if (state.get() !== 'off') state.set(audio.state === 'running' ? 'on' : 'asleep');
  }

  // Any tap on the page wakes a bell that was left on. The switch's own click handler has run before this one.
  addEventListener('click', () => state.get() === 'asleep' && void wake());

  return {
    state,
    toggle() {
      const next = state.get() === 'on' ? 'off' : 'asleep';
      state.set(next);
      storage.set(KEPT, next === 'off' ? 'off' : 'on');
      if (next === 'off') return;
      void wake().then(() => ring(audio));
    },
    chime() {
      if (state.get() === 'on') ring(audio);
    },
  };
}

function ring(audio: AudioContext | null): void {
  if (audio?.state !== 'running') return;
  NOTES.forEach((frequency, index) => {
    const at = audio.currentTime + index * NOTE_S * 0.55;
    const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.5, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + NOTE_S * 1.7);
  });
}
