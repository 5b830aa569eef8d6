import type { OptionGroup } from '../../../../contract/menu.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import type { AppContext } from '../../../app/app-context.ts';

/** Says that no more can be chosen of the group. Needs the messages `product`. */
export function tellMaximum({ messages, snackbar }: AppContext, { name, maxSelections: max }: OptionGroup): void {
  const { language } = messages;
  // German writes its nouns with a capital wherever they stand.
  const group = language === 'de' ? name : name.toLocaleLowerCase(language);
  snackbar.show(messages.i18n._('product.up_to', { max, group }), {
    tone: 'warning',
    timeoutMs: TIMEOUT.optionWarning,
  });
}
