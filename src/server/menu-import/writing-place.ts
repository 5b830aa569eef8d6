import type { Language } from '../../domain/languages.ts';
import type { StaffAct } from '../editing/record-change.ts';

/** Where planned records are written, and by whom. */
export interface WritingPlace {
  act: StaffAct;
  contentLanguage: Language;
  decimals: number;
  /** Ids of all sizes that there are then. */
  sizes: ReadonlySet<string>;
}
