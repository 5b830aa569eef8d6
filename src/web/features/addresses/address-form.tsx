import { type FormEvent, useRef, useState } from 'react';
import type { Place } from '../../../contract/accounts/addresses.ts';
import { addressInput } from '../../../contract/accounts/addresses.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { isPostcodeFirst, postcodeNeed } from '../../../domain/people/postcode.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import {
  type AddressFields,
  type AddressInputName,
  addressInputOf,
  lacksNumber,
  withInput,
  withPlace,
} from './address-fields.ts';
import styles from './address-form.module.css';
import { AddressSearchField } from './address-search.tsx';
import { PickedAddress } from './picked-address.tsx';

export { saveAddress } from './save-address.ts';

interface AddressFormProps {
  fields: AddressFields;
  onEdit(fields: AddressFields): void;
  /** Whether the inputs below the search are shown. */
  isOpen: boolean;
  onOpen(): void;
  /** Whether an attempt was made to use the address: all its errors are shown then. */
  isChecked: boolean;
  /** Resolves to whether it was saved. Missing: it can't be, as a guest's. */
  onSave?(): Promise<boolean>;
  /** Whether a picked address that lacks nothing becomes one line, as at checkout. */
  folds?: boolean;
  /** Whether Enter saves: not where saving is beside the point, as at checkout. */
  savesByEnter?: boolean;
}

/** A search first; the inputs open on request, and after a pick that lacks something or does not fold (DESIGN 2). Needs the sections `addresses` and `fields`. */
export function AddressForm({
  fields,
  onEdit,
  isOpen,
  onOpen,
  isChecked,
  onSave,
  folds = false,
  savesByEnter = false,
}: AddressFormProps) {
  const { plain } = useApp();
  const isPlain = import.meta.env.SSR && plain !== undefined;
  const t = useMessages('addresses');
  const sentences = useMessages('fields');
  const [left, setLeft] = useState<ReadonlySet<AddressInputName>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isPicked, setPicked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = addressErrors(fields);
  const isIncomplete = Object.keys(errors).length > 0;
  const showsAll = isChecked || wasSubmitted;
  const need = postcodeNeed(fields.country || DEFAULTS.country);

  function pick(place: Place): void {
    const found = withPlace(fields, place);
    onEdit(found);
    onOpen();
    if (!folds || lacksNumber(found) || Object.keys(addressErrors(found)).length > 0) return;
    setPicked(true);
    // The search is removed, and with it the input that had the focus.
    focusNext('button');
  }

  function unfold(): void {
    setPicked(false);
    focusNext('[name="street"]');
  }

  /** What only the next render shows, or marks. */
  function focusNext(selector: string): void {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  async function save(): Promise<void> {
    setSubmitted(true);
    onOpen();
    if (isIncomplete) {
      focusNext('[aria-invalid="true"]');
      return;
    }
    setSaving(true);
    if (await onSave?.()) {
      setSubmitted(false);
      setLeft(new Set());
    }
    setSaving(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (savesByEnter) void save();
  }

  const control = (name: AddressInputName) => ({
    name,
    label: t(name),
    value: fields[name],
    error: errorText(errors, name, showsAll || left.has(name)),
    onChange: (event: { currentTarget: { value: string } }) =>
      onEdit(withInput(fields, name, event.currentTarget.value)),
    onBlur: () => setLeft(new Set(left).add(name)),
  });

  function errorText(all: AddressErrors, name: AddressInputName, isShown: boolean): string | null {
    const message = all[name];
    return isShown && message ? sentences(message as Parameters<typeof sentences>[0]) : null;
  }

  const town = <TextField key="city" {...control('city')} autoComplete="address-level2" />;
  const postcode = (need !== 'none' || fields.postalCode !== '') && (
    <TextField
      key="postalCode"
      {...control('postalCode')}
      optional={need === 'required' ? undefined : t('optional')}
      autoComplete="postal-code"
    />
  );
  const isLine = isPicked && !isIncomplete;
  const inputs = (
    <>
      {isLine && <PickedAddress fields={fields} onChange={unfold} />}
      {!isPlain && !isLine && <AddressSearchField onPick={pick} />}
      {!isOpen && (
        <Button variant="text" before="pencil" className={styles.manual} onClick={onOpen}>
          {t('enter_manually')}
        </Button>
      )}
      {isOpen && (
        <>
          {!isLine && (
            <>
              <TextField
                {...control('street')}
                hint={lacksNumber(fields) ? t('no_house_number') : undefined}
                autoComplete="street-address"
              />
              <div className={styles.pair}>{isPostcodeFirst(fields.country) ? [postcode, town] : [town, postcode]}</div>
            </>
          )}
          <TextField {...control('note')} optional={t('optional')} />
          {onSave && (
            <div className={styles.pair}>
              <TextField {...control('label')} optional={t('optional')} placeholder={t('label_placeholder')} />
              <Button
                type={savesByEnter ? 'submit' : 'button'}
                variant="outline"
                className={styles.save}
                busy={isSaving}
                {...(!savesByEnter && { onClick: () => void save() })}
              >
                {t('save')}
              </Button>
            </div>
          )}
        </>
      )}
      {showsAll && isIncomplete && <Alert>{t('incomplete')}</Alert>}
    </>
  );
  // Checkout's own form is around it.
  if (isPlain) return <div className={styles.form}>{inputs}</div>;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {inputs}
    </form>
  );
}

/** By input, the key of its message in the section `fields`. */
type AddressErrors = Partial<Record<AddressInputName, string>>;

/** The errors by the contract's schema; empty if the address may be sent. In a file of its own, as the schema is large. */
function addressErrors(fields: AddressFields): AddressErrors {
  const issues = addressInput.safeParse(addressInputOf(fields)).error?.issues ?? [];
  const errors: AddressErrors = {};
  for (const { path, message } of issues) errors[path[0] as AddressInputName] ??= message;
  return errors;
}
